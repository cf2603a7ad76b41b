/** What the page to gather says in one language. */
export default Object.values(import.meta.glob<string>('../../../../src/wildpile/words/ja/{errors,gather,menu,names,rules,start}.ftl', { eager: true, query: '?raw', import: 'default' }));
