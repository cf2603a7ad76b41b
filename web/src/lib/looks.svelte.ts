/** Theme and contrast, shared with the table's settings: the same entry of localStorage, of which the rest is left as it is. */
const KEY = 'wildpile';
export type Theme = 'auto' | 'light' | 'dark';

function stored(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

function load(): { theme: Theme; contrast: boolean } {
  const { theme, contrast } = stored();
  return { theme: theme === 'light' || theme === 'dark' ? theme : 'auto', contrast: contrast === true };
}

export const looks = $state(load());

/** Keep them when they change, and put them on <html>, where theme.css reads them. Call once, in an effect root. */
export function keepLooks(): void {
  $effect(() => {
    const { theme, contrast } = looks;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), theme, contrast }));
    } catch {
      // A browser that keeps nothing still counts.
    }
    const { dataset } = document.documentElement;
    if (theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = theme;
    if (contrast || matchMedia('(prefers-contrast: more)').matches) dataset['contrast'] = 'more';
    else delete dataset['contrast'];
  });
}
