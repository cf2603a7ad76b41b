/** What looking back says in one language. */
export default Object.values(import.meta.glob<string>('../../../../src/wildpile/words/en/{end,past,story}.ftl', { eager: true, query: '?raw', import: 'default' }));
