/** Wakes one waiter; it remembers a ring that came before anyone waited for it, until it is reset. */
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
