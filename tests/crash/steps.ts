import type { Death } from './orders.ts'

/** Counts the steps of some work, and ends the process in the middle of it. */
export interface Steps {
  /** Begins to count. */
  start(death: Death | null): void
  step(): void
  /** What only looks is not counted. */
  uncounted<Result>(work: () => Promise<Result>): Promise<Result>
  /** @returns how many there were */
  stop(): number
}

export function createSteps(): Steps {
  let isCounting = false
  let taken = 0
  let death: Death | null = null
  return {
    start(given) {
      isCounting = true
      taken = 0
      death = given
    },
    step() {
      if (!isCounting) return
      taken += 1
      if (death && taken === death.step) dieIn(death.microseconds)
    },
    async uncounted(work) {
      const before = isCounting
      isCounting = false
      try {
        return await work()
      } finally {
        isCounting = before
      }
    },
    stop() {
      isCounting = false
      death = null
      return taken
    },
  }
}

/** The work goes on until then, wherever it comes to: a statement may be on its way, or its answer. */
function dieIn(microseconds: number): void {
  const at = performance.now() + microseconds / 1000
  const wait = () => {
    if (performance.now() >= at) process.kill(process.pid, 'SIGKILL')
    else setImmediate(wait)
  }
  wait()
}
