/** What the page to gather says in one language. */
export default Object.values(import.meta.glob<string>('../../../../src/wildpile/words/es/{errors,gather,menu,names,rules,start}.ftl', { eager: true, query: '?raw', import: 'default' }));
