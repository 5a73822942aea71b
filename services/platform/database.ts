import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { PreparingClient } from './preparing-client.ts'

// Bigints are ids and cents, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// Civil dates stay text: a Date would add a time and zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export function createPool(connectionString: string, max = 10): pg.Pool {
  // Pipelining saves a round trip per transaction. The timeout keeps leaked connections from blocking the process for good.
  return new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: 'academic-services',
    Client: PreparingClient,
    pipeline: true,
  } as pg.PoolConfig)
}

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

  get db(): NodePgDatabase {
    this.#db ??= drizzle(this.client)
    return this.#db
  }
}

/** Runs `work` limited to one tenant by row-level security. `tenantId` must come from the verified token, never from input. */
export async function inTenant<Result>(
  pool: pg.Pool,
  tenantId: number,
  work: (transaction: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  if (!Number.isSafeInteger(tenantId)) throw new TypeError('tenantId must be an integer')
  const client = await pool.connect()
  try {
    // Safe to interpolate: a checked integer. Not awaited: statements run in order, and the transaction fails if this one does.
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
