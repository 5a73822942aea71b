/**
 * What the tabs of one browser share of the session, in local storage: a mark that shows nothing but whether it is the
 * same one. It is no secret and opens nothing.
 */
const key = 'academic-services:session'

/** How a session looks from another tab. */
export type SessionChange = 'ended' | 'changed'

let isOver = false

/** Whether this page knows that its session is over: it says so itself, or is on its way out. */
export const isSessionOver = (): boolean => isOver

/** Storage may be switched off; then tabs know nothing of each other. */
function store(work: (storage: Storage) => void): void {
  try {
    work(localStorage)
  } catch {
    // Nothing is lost: the server knows who is signed in.
  }
}

/** Tells other tabs which session is open here. */
export const broadcastSession = (mark: string) => store((storage) => storage.getItem(key) !== mark && storage.setItem(key, mark))

/** Tells other tabs that the session is over. */
export const broadcastSignOut = () => store((storage) => storage.removeItem(key))

/** Before signing out: tells other tabs. Calls of this page may be refused from now on, which must not redirect it. */
export function startSignOut(): void {
  isOver = true
  broadcastSignOut()
}

/**
 * Calls back when the session ends or changes in another tab.
 *
 * @param mark of the session that this tab shows
 * @returns unsubscribes
 */
export function subscribeToSession(mark: string, onChange: (change: SessionChange) => void): () => void {
  const onStorage = ({ key: changed, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage || (changed !== key && changed !== null)) return
    if (newValue === mark) return
    isOver = true
    onChange(newValue === null ? 'ended' : 'changed')
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
