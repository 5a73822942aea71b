import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import { placeCondition } from '../../platform/scope-condition.ts'
import type { DebtScope } from '../access/scopes.ts'

/** Names of the institutions that a report is about. */
export async function reportPlace(
  pool: pg.Pool,
  scope: Pick<DebtScope, 'tenantId' | 'institutionId'>,
  institutionId: number | undefined,
): Promise<string> {
  const rows = await readTenant(pool, scope.tenantId, ({ client }) =>
    query<{ name: string }>(
      client,
      sql`select name from financial.institution where ${placeCondition(scope, 'institution')}
        and (${institutionId ?? null}::int is null or institution_id = ${institutionId ?? null}::int) order by name`,
    ),
  )
  return rows.map(({ name }) => name).join(', ')
}
