const day = 86_400_000

/**
 * Whole days from one civil date to another; negative when `to` is earlier. Civil dates have no zone, so UTC
 * counts them without daylight saving in between.
 *
 * @param from `YYYY-MM-DD`
 * @param to `YYYY-MM-DD`
 */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / day
}
