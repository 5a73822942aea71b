/** After a part was added: to what is typed or opened first in it. */
export function focusAdded(id: string): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(id)
    const field = part?.querySelector<HTMLElement>(':is(textarea, input, select, details:not([open]) > summary):not([popover] *)')
    ;(field ?? part)?.focus()
  })
}

/** After a text was put into a field: to write on behind it. */
export function focusEnd(id: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(id) as HTMLTextAreaElement | null
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  })
}

/** After a part was removed: to the one beside it, else to what adds one. */
export function focusNeighbor(id: string, add: HTMLElement | null): void {
  requestAnimationFrame(() => (document.getElementById(id) ?? add)?.focus())
}
