/** Not supported by every browser. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Whether to skip prefetching: data saver is on, or the connection is 2g (docs/requirements/shell.md, section 9). */
export function prefersReducedData(): boolean {
  const connection =
    typeof navigator === 'undefined' ? undefined : (navigator as Navigator & { connection?: NetworkInformation }).connection
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
