/** Where the product lives. A page that lies deeper says so on <html>, as `data-root="../"`. */
export function root(): URL {
  return new URL(document.documentElement.dataset['root'] ?? '.', document.baseURI);
}
