/** Writes an edited text anew and puts the caret where it belongs; the form and React hear nothing. */
export function rewrite(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value !== text) input.value = text
  // A caret set in a field that a browser fills in from afar would scroll to it.
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

/** Writes a value into an input as if it were typed, so that the form and React hear of it. */
export function typeInto(input: HTMLInputElement, value: string): void {
  // React watches the property of the element itself; the prototype's setter goes past it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
