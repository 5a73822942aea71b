const key = 'academic-services:reloaded-at'
/** Milliseconds in which a page reloads itself at most once (docs/requirements/shell.md, section 8). */
const guard = 60_000

/**
 * Whether a page whose script could not be loaded may reload itself: a deploy replaced its files. Remembers that it does.
 *
 * @param now milliseconds since the epoch
 */
export function claimReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const before = Number(storage.getItem(key) ?? 0)
  if (now - before < guard) return false
  storage.setItem(key, String(now))
  return true
}

/**
 * Reloads the page when a script of it could not be loaded, at most once a minute; the second time the error page says so.
 *
 * @returns what stops watching
 */
export function reloadOnMissingChunk(): () => void {
  function reload(event: Event) {
    try {
      if (!claimReload(sessionStorage, Date.now())) return
    } catch {
      // Without storage nobody would stop the second reload.
      return
    }
    event.preventDefault()
    location.reload()
  }
  addEventListener('vite:preloadError', reload)
  return () => removeEventListener('vite:preloadError', reload)
}
