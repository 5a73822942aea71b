/** Whether an event is the key that `hotkey` names, written as for `aria-keyshortcuts`: `F8`, `Alt+n`. */
export function isHotkey(hotkey: string, event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  const parts = hotkey.split('+')
  const wants = (modifier: string) => parts.slice(0, -1).includes(modifier)
  return (
    event.key.toLowerCase() === parts.at(-1)?.toLowerCase() &&
    event.altKey === wants('Alt') &&
    event.ctrlKey === wants('Control') &&
    event.metaKey === wants('Meta') &&
    event.shiftKey === wants('Shift')
  )
}
