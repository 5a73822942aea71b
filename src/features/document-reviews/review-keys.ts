/** Keys of the review page and their actions. */
export const reviewKeys = {
  accept: 'a',
  refuse: 'r',
  next: 'n',
  undo: 'z',
  larger: '+',
  smaller: '-',
  turn: 'g',
  previousPage: ',',
  nextPage: '.',
} as const

export type ReviewKey = keyof typeof reviewKeys

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'target'>

/** Returns the review key of an event; null in a field, with a modifier, held down, or while a dialog is open. */
export function getReviewKey(event: Pressed): ReviewKey | null {
  if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return null
  if (isTyping(event.target)) return null
  const key = event.key === '=' ? '+' : event.key.toLowerCase()
  const found = Object.entries(reviewKeys).find(([, given]) => given === key)
  return (found?.[0] as ReviewKey | undefined) ?? null
}

/** Input types that only use arrows and space, so that letter keys still act on the page. */
const untyped = new Set(['radio', 'checkbox', 'button', 'submit'])

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !untyped.has(target.type)
  return target.isContentEditable || target.closest('textarea, select, [role=dialog], [role=menu], [role=listbox], dialog') !== null
}
