import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'

const dialect = new PgDialect()

/**
 * Those of the tenants of which a condition holds, asked in one transaction and one message: for jobs that look every minute whether
 * anything waits, however many tenants there are.
 *
 * @param condition of one tenant, to whose rows it is limited by row-level security; whose parameters are numbers, text and instants
 */
export async function tenantsWhere(pool: pg.Pool, tenantIds: readonly number[], condition: (tenantId: number) => SQL): Promise<number[]> {
  if (tenantIds.length === 0) return []
  const statements = tenantIds.map((tenantId) => {
    if (!Number.isSafeInteger(tenantId)) throw new TypeError('tenantId must be an integer')
    return `set local app.tenant_id = '${tenantId}'; select (${withLiterals(condition(tenantId))}) as holds`
  })
  // Statements of one message are one transaction, which ends with it.
  const results = (await pool.query<{ holds: boolean }>(statements.join('; '))) as unknown as pg.QueryResult<{ holds: boolean }>[]
  const answers = results.filter(({ command }) => command === 'SELECT')
  return tenantIds.filter((_, index) => answers[index]!.rows[0]!.holds)
}

/** A message of several statements takes no parameters. */
function withLiterals(statement: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return text.replaceAll(/\$(\d+)/g, (_, place: string) => getLiteral(params[Number(place) - 1]))
}

function getLiteral(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value === 'string') return pg.escapeLiteral(value)
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  throw new TypeError('a condition of many tenants takes numbers, text and instants')
}
