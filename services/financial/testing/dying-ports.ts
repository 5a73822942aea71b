import type pg from 'pg'
import { expect } from 'vitest'
import type { PaymentPorts } from '../domain/payment-ports.ts'

class Crash extends Error {}

/**
 * The same ports, on which the process dies at the n-th step and does nothing from then on: before a statement is
 * sent, before an acquirer or bank is called, or after it has done its work but before the answer came back.
 */
function dyingAt(real: PaymentPorts, step: number): { ports: PaymentPorts; died: () => boolean } {
  let left = step
  const survive = () => {
    if (--left <= 0) throw new Crash()
  }
  const statement = (target: pg.Pool | pg.PoolClient) => async (...given: unknown[]) => {
    // What dies says nothing more; that PostgreSQL rolls back is its own doing.
    if (given[0] !== 'rollback') survive()
    return (target.query as (...all: unknown[]) => Promise<unknown>).apply(target, given)
  }
  const wrapped = <Target extends object>(target: Target, replaced: object): Target =>
    new Proxy(target, {
      get(_, name) {
        if (name in replaced) return replaced[name as keyof typeof replaced]
        const value = target[name as keyof Target]
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  const outside = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (_, name) => async (argument: never) => {
        survive()
        const answer: unknown = await (port[name as keyof Port] as (given: never) => unknown)(argument)
        survive()
        return answer
      },
    })
  const { pool, acquirer, slipBank, cards } = real
  const ports = {
    ...real,
    pool: wrapped(pool, {
      query: statement(pool),
      connect: async () => {
        const client = await pool.connect()
        return wrapped(client, { query: statement(client) })
      },
    }),
    acquirer: outside(acquirer),
    slipBank: outside(slipBank),
    cards: outside(cards),
  }
  return { ports, died: () => left <= 0 }
}

/** Runs `scenario` once for each step at which its work can die, until it lives to its end. */
export async function atEveryStep(real: PaymentPorts, atLeast: number, scenario: (dying: PaymentPorts) => Promise<void>): Promise<void> {
  let step = 0
  let died = true
  while (died) {
    const dying = dyingAt(real, ++step)
    await scenario(dying.ports)
    died = dying.died()
  }
  expect(step).toBeGreaterThan(atLeast)
}

/** The dead do not answer. */
export const unanswered = (work: Promise<unknown>): Promise<unknown> => work.then(() => undefined, () => undefined)
