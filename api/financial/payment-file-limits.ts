/** Bytes and number per payment (docs/requirements/academic-and-financial.md, sections 5 and 9). */
export const paymentFileLimits = { maxSize: 20_971_520, maxCount: 20 } as const
