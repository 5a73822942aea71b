/**
 * The day on which tests run: an ordinary Wednesday, whatever the calendar says. `TEST_NOW` names another instant, such
 * as 2028-02-29T13:00:00Z. It has to be ahead of the machine's clock: browsers drop cookies whose end is behind it.
 */
export const isOrdinaryDay = process.env.TEST_NOW === undefined
export const suiteStart = new Date(process.env.TEST_NOW ?? '2030-03-13T13:10:00Z')
if (Number.isNaN(suiteStart.getTime())) throw new Error('TEST_NOW is no instant, such as 2028-02-29T13:00:00Z')

/** The demo world is laid an hour before, so that nothing in it is ahead of a run. */
export const seededAt = new Date(suiteStart.getTime() - 3_600_000)

/**
 * Milliseconds between the machine's clock and that of the run, which goes on from `suiteStart` at its own pace. The
 * first process of a run decides; its children inherit it.
 */
export function clockOffset(): number {
  process.env.TEST_CLOCK_OFFSET ??= String(suiteStart.getTime() - Date.now())
  return Number(process.env.TEST_CLOCK_OFFSET)
}

/** Replaces `Date` where it is called: in this process, or in a page, to which it is sent as a string. */
export function shiftDate(offset: number): void {
  const machine = Date
  const now = () => machine.now() + offset
  const shifted = new Proxy(machine, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
    apply: () => new machine(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
  })
  machine.prototype.constructor = shifted
  globalThis.Date = shifted
}
