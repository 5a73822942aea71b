/** Milliseconds for which a reading that a gate made without network may be sent later. */
export const lateReadings = 86_400_000
