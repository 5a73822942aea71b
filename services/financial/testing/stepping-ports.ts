import type pg from 'pg'
import type { PaymentPorts } from '../payments/payment-ports.ts'

/**
 * Wraps the ports with hooks before each statement and around each acquirer or bank call, where a crash could occur. `step` may throw,
 * which prevents the step.
 */
export function steppingPorts(real: PaymentPorts, step: () => void): PaymentPorts {
  const statement =
    (target: pg.Pool | pg.PoolClient) =>
    async (...given: unknown[]) => {
      // Not counted: PostgreSQL rolls back itself after a crash.
      if (given[0] !== 'rollback') step()
      return (target.query as (...all: unknown[]) => Promise<unknown>).apply(target, given)
    }
  const wrapped = <Target extends object>(target: Target, replaced: object): Target =>
    new Proxy(target, {
      get(_, name) {
        if (Object.hasOwn(replaced, name)) return replaced[name as keyof typeof replaced]
        const value = target[name as keyof Target]
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  const outside = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (_, name) => async (argument: never) => {
        step()
        const answer: unknown = await (port[name as keyof Port] as (given: never) => unknown)(argument)
        step()
        return answer
      },
    })
  const { pool, acquirer, slipBank, cards } = real
  return {
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
}
