/** What the score pad says in one language. */
export default Object.values(import.meta.glob<string>('../../../../src/wildpile/words/de/{links,menu,names,score,sheets,start,table}.ftl', { eager: true, query: '?raw', import: 'default' }));
