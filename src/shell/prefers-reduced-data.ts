/** Not supported by every browser. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Whether pages are not to be fetched ahead: somebody saves data, or the line is 2g (docs/requirements/shell.md, section 9). */
export function prefersReducedData(): boolean {
  const line = typeof navigator === 'undefined' ? undefined : (navigator as Navigator & { connection?: NetworkInformation }).connection
  return Boolean(line?.saveData || line?.effectiveType?.endsWith('2g'))
}
