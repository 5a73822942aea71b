import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

// Bigints here are ids and cents, all far below 2^53: read them as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// Civil dates stay text: a Date would give them a time and a zone they do not have.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/** Connections to PostgreSQL, and how many of them a process may hold. */
export function createPool(connectionString: string, max = 10): pg.Pool {
  return new pg.Pool({ connectionString, max, application_name: 'academic-services' })
}

/** What work inside a tenant gets: the raw client for hot or hand-written queries, Drizzle for the rest. */
export interface TenantTransaction {
  client: pg.PoolClient
  db: NodePgDatabase
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
    // One round trip: the integer check above is what makes the interpolation safe.
    await client.query(`begin; set local app.tenant_id = '${tenantId}'`)
    const result = await work({ client, db: drizzle(client) })
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
