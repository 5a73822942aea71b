/** Moves the focus, after a part was added, to its first field or fold. */
export function focusAdded(id: string): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(id)
    const field = part?.querySelector<HTMLElement>(':is(textarea, input, select, details:not([open]) > summary):not([popover] *)')
    ;(field ?? part)?.focus()
  })
}

/** Moves the focus, after a text was inserted into a field, to its end, to continue writing. */
export function focusEnd(id: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(id) as HTMLTextAreaElement | null
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  })
}

/** Moves the focus, after a part was removed, to the one beside it, else to the button that adds one. */
export function focusNeighbor(id: string, add: HTMLElement | null): void {
  requestAnimationFrame(() => (document.getElementById(id) ?? add)?.focus())
}
