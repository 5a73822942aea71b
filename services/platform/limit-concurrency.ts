/** Limits how many tasks run at once; the others wait in order of arrival. */
export function limitConcurrency(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: Array<() => void> = []
  return async (work) => {
    if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // The slot passes to the next task, if there is one.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
