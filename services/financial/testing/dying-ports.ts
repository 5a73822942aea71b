import { expect } from 'vitest'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { steppingPorts } from './stepping-ports.ts'

class Crash extends Error {}

/** Simulates a crash: the n-th step and all later ones fail. */
function crashingPorts(real: PaymentPorts, step: number): { ports: PaymentPorts; died: () => boolean } {
  let left = step
  const survive = () => {
    if (--left <= 0) throw new Crash()
  }
  return { ports: steppingPorts(real, survive), died: () => left <= 0 }
}

export async function atEveryStep(real: PaymentPorts, atLeast: number, scenario: (dying: PaymentPorts) => Promise<void>): Promise<void> {
  let step = 0
  let died = true
  while (died) {
    const dying = crashingPorts(real, ++step)
    await scenario(dying.ports)
    died = dying.died()
  }
  expect(step).toBeGreaterThan(atLeast)
}

export const unanswered = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    () => undefined,
  )
