/** Milliseconds for which a reading that a gate made without network may be sent later. */
export const lateReadings = 86_400_000

/** Characters that tell a student why a photo was refused. */
export const photoReason = { shortest: 5, longest: 200 }
