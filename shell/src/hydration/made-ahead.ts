export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root": compose it again from index.html.');
  return root;
}

const plain = (address: string) => address.replace(/(?<=.)\/$/, '');

/**
 * Whether the page's HTML is that of its address. The page of an address that doesn't exist is made ahead too, but it
 * can't know what was asked for: the application draws it anew.
 */
export function isMadeAhead(): boolean {
  const made = rootElement().getAttribute('data-prerendered');
  return made !== null && plain(made) === plain(location.pathname);
}
