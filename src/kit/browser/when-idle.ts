/** Runs work once the browser has nothing more urgent to do. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => work(), { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
