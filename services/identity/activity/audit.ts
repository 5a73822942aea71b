import { and, eq, lt } from 'drizzle-orm'
import type { ImpersonatedCall } from '../../platform/service.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import type pg from 'pg'
import { impersonatedAct } from '../identity.schema.ts'

/** Days for which acts under impersonation are kept: longer than the period in which claims about them may be made. */
export const impersonatedActsKept = 1827

export async function deleteOldImpersonatedActs(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  tenantIds: readonly number[],
): Promise<void> {
  const before = new Date(clock.now().getTime() - impersonatedActsKept * 86_400_000)
  for (const tenantId of tenantIds)
    await inTenant(pool, tenantId, ({ db }) =>
      db.delete(impersonatedAct).where(and(eq(impersonatedAct.tenantId, tenantId), lt(impersonatedAct.at, before))),
    )
}

/** Audits an operator's calls under impersonation (docs/requirements/shell.md, section 6). */
export function createAudit({ pool, clock }: { pool: pg.Pool; clock: Clock }): (call: ImpersonatedCall) => Promise<void> {
  return async ({ principal, ...act }) => {
    const { homeTenantId: tenantId, userId: personId, impersonatedBy: operatorId } = principal
    await inTenant(pool, tenantId, ({ db }) =>
      db.insert(impersonatedAct).values({ at: clock.now(), tenantId, personId, operatorId, ...act }),
    )
  }
}
