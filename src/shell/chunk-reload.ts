const key = 'academic-services:reloaded-at'
/** A page reloads itself at most once in this time (docs/requirements/shell.md, section 8). */
const cooldownMs = 60_000

/**
 * Records a reload, unless one happened within the cooldown.
 *
 * @param now milliseconds since the epoch
 * @returns whether the page may reload
 */
export function claimReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const before = Number(storage.getItem(key) ?? 0)
  if (now - before < cooldownMs) return false
  storage.setItem(key, String(now))
  return true
}

/**
 * Reloads the page when a chunk is missing because a deploy replaced it; the second time the error page shows.
 *
 * @returns unsubscribes
 */
export function reloadOnMissingChunk(): () => void {
  function reload(event: Event) {
    try {
      if (!claimReload(sessionStorage, Date.now())) return
    } catch {
      // Without storage the page could reload forever.
      return
    }
    event.preventDefault()
    location.reload()
  }
  addEventListener('vite:preloadError', reload)
  return () => removeEventListener('vite:preloadError', reload)
}
