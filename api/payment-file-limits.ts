/** What a file of a payment may weigh, in bytes, and how many there may be (docs/requirements/academic-and-financial.md, sections 5 and 9). */
export const paymentFileLimits = { maxSize: 20_971_520, maxCount: 5 } as const
