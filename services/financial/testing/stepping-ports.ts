import type pg from 'pg'
import type { PaymentPorts } from '../payments/payment-ports.ts'

/**
 * The same ports, which tell of each step between which a process can die: before a statement is sent, before an
 * acquirer or bank is called, and after it has done its work but before anybody hears the answer.
 *
 * @param step may throw, and the step is not taken
 */
export function steppingPorts(real: PaymentPorts, step: () => void): PaymentPorts {
  const statement =
    (target: pg.Pool | pg.PoolClient) =>
    async (...given: unknown[]) => {
      // What dies says nothing more; that PostgreSQL rolls back is its own doing.
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
