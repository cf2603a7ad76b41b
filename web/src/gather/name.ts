/** The name that was given last, kept on this device. */
const KEY = 'wildpile-name';

export function keptName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEY, name.trim());
  } catch {
    // Asked again next time.
  }
}
