/** How long, in milliseconds, a gate may delay sending a reading that it made while offline. */
export const lateReadings = 86_400_000
