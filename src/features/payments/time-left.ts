/** Seconds at which people who cannot see the countdown are told of it. */
export const milestones = [600, 300, 60] as const

/**
 * How far this device's clock is from the server's, so that a countdown follows the server.
 *
 * @param serverNow instant of the answer, ISO 8601
 * @param receivedAt this device's clock when it came, in milliseconds
 * @returns milliseconds to add to this device's clock
 */
export function clockSkew(serverNow: string, receivedAt: number): number {
  return Date.parse(serverNow) - receivedAt
}

/** Whole seconds until an instant, never below zero. */
export function secondsLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000))
}

/**
 * The milestone that the countdown has just passed, for a single announcement.
 *
 * @returns seconds, or null when none lies between the two moments
 */
export function passedMilestone(before: number, after: number): number | null {
  return milestones.find((milestone) => before > milestone && after <= milestone) ?? null
}
