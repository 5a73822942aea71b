/** Writes an edited text anew and puts the caret where it belongs; the form and React hear nothing. */
export function rewrite(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value !== text) input.value = text
  // A caret set in a field that a browser fills in from afar would scroll to it.
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

/** Writes a value into a field as if it were typed, so that the form and React hear of it. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  // React watches the property of the element itself; the prototype's setter goes past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The same for a text that may stand there already: React hears only of what differs from what it last saw. */
export function typeAnew(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = ''
  typeInto(field, value)
}
