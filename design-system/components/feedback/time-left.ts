/** Returns whole seconds from `now` until `endsAt` (both in milliseconds), at least 0. */
export function remainingSeconds(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}

/** Formats seconds as a clock: `75` is `1:15`, `3605` is `1:00:05`. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [hours, ...rest] = parts
  return (hours ? parts : rest).map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** Returns the lowest milestone passed between two moments (all in seconds left), or undefined. */
export function milestonePassed(milestones: readonly number[], before: number, after: number): number | undefined {
  return milestones.filter((milestone) => before > milestone && after <= milestone).toSorted((a, b) => a - b)[0]
}
