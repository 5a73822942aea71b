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
  let isReloading = false
  function reload({ payload }: VitePreloadErrorEvent) {
    if (isReloading) return
    try {
      isReloading = claimReload(sessionStorage, Date.now())
    } catch {
      // Without storage the page could reload forever.
    }
    if (isReloading) location.reload()
    // Renamed, since the router reloads by itself on messages that it knows, as often as chunks differ.
    else payload.message = `A part of the page is missing: ${payload.message}`
  }
  addEventListener('vite:preloadError', reload)
  return () => removeEventListener('vite:preloadError', reload)
}
