/** What the page of a game says in one language. */
export default Object.values(import.meta.glob<string>('../../../../src/wildpile/words/de/{errors,game,links,log,menu,names,past,prompt,sheets,start,story,table}.ftl', { eager: true, query: '?raw', import: 'default' }));
