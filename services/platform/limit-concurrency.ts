/** Limits how many of the works that it is given run at once; the others wait, first come, first served. */
export function limitConcurrency(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: Array<() => void> = []
  return async (work) => {
    if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // The place goes to the next one, if there is any.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
