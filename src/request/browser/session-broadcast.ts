/** Tabs compare the session's mark in local storage; it grants no access. */
const key = 'academic-services:session'

export type SessionChange = 'ended' | 'changed'

let isOver = false

export const hasSessionEnded = (): boolean => isOver

function store(work: (storage: Storage) => void): void {
  try {
    work(localStorage)
  } catch {
    // The server still knows who is signed in.
  }
}

export const broadcastSession = (mark: string) => store((storage) => storage.getItem(key) !== mark && storage.setItem(key, mark))

export const broadcastSignOut = () => store((storage) => storage.removeItem(key))

/** Notifies other tabs, and stops rejected calls of this page from redirecting it. */
export function startSignOut(): void {
  isOver = true
  broadcastSignOut()
}

/** Calls back when another tab ends or changes the session. Returns the unsubscribe function. */
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
