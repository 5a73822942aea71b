const key = 'academic-services:toasted'

/**
 * Whether the toasts of this session are still to be shown: once per sign-in or role change, whatever page or tab
 * comes next.
 *
 * @param mark of the session
 * @param storage `localStorage`, or `sessionStorage` where tabs are independent of each other
 */
export function toastsAreDue(mark: string, storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(key) !== mark
}

/** Remembers that they were shown. */
export function rememberToasts(mark: string, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(key, mark)
}
