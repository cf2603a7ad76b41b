/** The rest of the catalogue of one language: what the start page and the sheets of rules, menu and settings say. */
export default Object.values(import.meta.glob<string>('../../../../src/wildpile/words/ja/{howto,rules,settings,start}.ftl', { eager: true, query: '?raw', import: 'default' }));
