/** Wakes one waiter. A signal before anyone waits is remembered until reset. */
export function createAlarm() {
  let trigger = () => {}
  let triggered = Promise.resolve()
  const reset = () => {
    triggered = new Promise((resolve) => {
      trigger = resolve
    })
  }
  reset()
  return { trigger: () => trigger(), triggered: () => triggered, reset }
}
