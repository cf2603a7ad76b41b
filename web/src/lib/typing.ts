/** Whether somebody is typing: the focus is never taken away from that. */
export function isTyping(): boolean {
  return document.activeElement?.matches('input:not([type]), textarea') ?? false;
}
