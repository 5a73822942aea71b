/** What a key does on the page of a review. */
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

/** Null for keys that mean something else: in a field, with a modifier, held down, or while a dialog is open. */
export function getReviewKey(event: Pressed): ReviewKey | null {
  if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return null
  if (isTyping(event.target)) return null
  const key = event.key === '=' ? '+' : event.key.toLowerCase()
  const found = Object.entries(reviewKeys).find(([, given]) => given === key)
  return (found?.[0] as ReviewKey | undefined) ?? null
}

/** Choices take arrows and space, so that letters are free there. */
const untyped = new Set(['radio', 'checkbox', 'button', 'submit'])

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !untyped.has(target.type)
  return target.isContentEditable || target.closest('textarea, select, [role=dialog], [role=menu], [role=listbox], dialog') !== null
}
