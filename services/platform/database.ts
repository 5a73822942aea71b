import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { PreparingClient } from './preparing-client.ts'

// Bigints here are ids and cents, all far below 2^53: read them as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// Civil dates stay text: a Date would give them a time and a zone they do not have.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/** Connections to PostgreSQL, and how many of them a process may hold. */
export function createPool(connectionString: string, max = 10): pg.Pool {
  // Pipelined: a transaction's first statement need not wait until its beginning was answered.
  // Waiting for a connection ends too: a mistake that holds them all must not stop the process for good.
  return new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: 'academic-services',
    Client: PreparingClient,
    pipeline: true,
  } as pg.PoolConfig)
}

/** What work inside a tenant gets: the raw client for hot or hand-written queries, Drizzle for the rest. */
export interface TenantTransaction {
  readonly client: pg.PoolClient
  readonly db: NodePgDatabase
}

class Transaction implements TenantTransaction {
  readonly client: pg.PoolClient
  #db: NodePgDatabase | undefined

  constructor(client: pg.PoolClient) {
    this.client = client
  }

  /** Made on first use: hand-written queries do without. */
  get db(): NodePgDatabase {
    this.#db ??= drizzle(this.client)
    return this.#db
  }
}

/**
 * Runs `work` in one transaction that can see and write rows of one tenant only: row-level security
 * compares every row with `app.tenant_id`, so a query that forgets its own filter still finds nothing foreign.
 *
 * @param tenantId integer id from the verified access token, never from a call's input
 * @throws whatever `work` throws, after rolling back
 */
export async function inTenant<Result>(
  pool: pg.Pool,
  tenantId: number,
  work: (transaction: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  if (!Number.isSafeInteger(tenantId)) throw new TypeError('tenantId must be an integer')
  const client = await pool.connect()
  try {
    // The integer check above is what makes the interpolation safe. Not waited for: PostgreSQL runs statements
    // in the order they were sent, and when this one fails so does the transaction.
    const begun = client.query(`begin; set local app.tenant_id = '${tenantId}'`)
    begun.catch(() => undefined)
    const result = await work(new Transaction(client))
    await begun
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    )
    throw error
  }
}
