/** Wakes one waiter. A signal before anyone waits is remembered until reset. */
export function createAlarm() {
  let ring = () => {}
  let rung = Promise.resolve()
  const reset = () => {
    rung = new Promise((resolve) => {
      ring = resolve
    })
  }
  reset()
  return { ring: () => ring(), rung: () => rung, reset }
}
