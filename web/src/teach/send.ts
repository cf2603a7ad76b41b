/** A button that sends an address: by the device's own sheet where it has one, else copied. */
export async function send(address: string, title: string): Promise<boolean> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url: address });
      return false;
    }
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

export function sender(box: HTMLElement, address: () => string): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn primary';
  button.textContent = box.dataset['label'] ?? '';
  const said = document.createElement('span');
  said.setAttribute('role', 'status');
  button.addEventListener('click', () => {
    void send(address(), document.title).then((copied) => (said.textContent = copied ? ` ${box.dataset['done'] ?? ''}` : ''));
  });
  box.append(button, said);
}
