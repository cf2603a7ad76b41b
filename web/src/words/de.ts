/** The catalogue of one language, a chunk of its own: what the table says. */
export default Object.values(import.meta.glob<string>('../../../src/wildpile/words/de/{errors,links,log,menu,names,prompt,reasons,sheets,table}.ftl', { eager: true, query: '?raw', import: 'default' }));
