/** Network information, available in Chromium only. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Data saver or 2g (docs/requirements/shell.md §9). */
export function prefersReducedData(): boolean {
  const connection =
    typeof navigator === 'undefined' ? undefined : (navigator as Navigator & { connection?: NetworkInformation }).connection
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
