/** Returns a share of an amount in whole cents: an expectation, never a charge. */
export const expectedAmount = (cents: number, basisPoints: number): number => Math.round((cents * basisPoints) / 10_000)
