/* Without imports: browsers load it. */

/** Whole percent, rounded down: 100 means that nothing is missing. Nothing required is 0. */
export function wholePercent(done: number, required: number): number {
  return required === 0 ? 0 : Math.min(100, Math.floor((done * 100) / required))
}
