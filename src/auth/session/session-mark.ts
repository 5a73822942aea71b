/**
 * What tabs of one browser tell each other of the session: a mark that says nothing but whether it is the same. It is
 * no secret and opens nothing.
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

/** Tells other tabs that somebody is signed in here. */
export const tellSession = (mark: string) => store((storage) => storage.getItem(key) !== mark && storage.setItem(key, mark))

/** Tells other tabs that nobody is signed in any more. */
export const tellNoSession = () => store((storage) => storage.removeItem(key))

/** Tells other tabs that somebody signs out here. What this page still asks may be refused and leads nowhere else. */
export function tellLeaving(): void {
  isOver = true
  tellNoSession()
}

/**
 * Hears what happens to the session in other tabs.
 *
 * @param mark of the session that this tab shows
 * @returns what stops hearing
 */
export function watchSession(mark: string, onChange: (change: SessionChange) => void): () => void {
  const hear = ({ key: changed, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage || (changed !== key && changed !== null)) return
    if (newValue === mark) return
    isOver = true
    onChange(newValue === null ? 'ended' : 'changed')
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
