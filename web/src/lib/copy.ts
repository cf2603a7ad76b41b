/** Put a text on the clipboard. Plain http in a home network has none but the old one, which takes what is marked in a field. */
export async function copyText(text: string, field?: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field?.select();
    document.execCommand('copy');
  }
}
