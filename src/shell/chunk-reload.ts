const key = 'academic-services:reloaded-at'
/** docs/requirements/shell.md §8 */
const cooldownMs = 60_000

/** Records a reload; false within the cooldown. @param now milliseconds since the epoch */
export function claimReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const before = Number(storage.getItem(key) ?? 0)
  if (now - before < cooldownMs) return false
  storage.setItem(key, String(now))
  return true
}

/** Reloads when a deploy replaced a chunk; on a second failure the error page shows. Returns the unsubscribe function. */
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
