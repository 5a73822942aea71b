/** Bytes of the proof of a refund. Apart from the schemas, which a page does without. */
export const creditRefundLimits = { maxSize: 5_242_880 } as const
