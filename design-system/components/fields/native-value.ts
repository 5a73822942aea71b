export function rewrite(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value !== text) input.value = text
  // Setting the caret in an unfocused field that the browser autofills would scroll to it.
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

/** Sets a value as if it were typed, so that React and the form receive the events. */
export function typeText(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  // React overrides the element's own setter; the prototype's bypasses it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Fires the events for a value that is already set; React ignores an event whose value has not changed. */
export function retype(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  field.value = ''
  typeText(field, value)
}
