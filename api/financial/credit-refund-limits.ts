/** Maximum size in bytes of the proof of a refund. Kept apart from the schemas, which the page does not load. */
export const creditRefundLimits = { maxSize: 5_242_880 } as const
