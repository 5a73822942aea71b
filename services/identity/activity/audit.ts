import type { ImpersonatedCall } from '../../platform/service.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import type pg from 'pg'
import { impersonatedAct } from '../identity.schema.ts'

/** Audits an operator's calls under impersonation (docs/requirements/shell.md, section 6). */
export function auditWith({ pool, clock }: { pool: pg.Pool; clock: Clock }): (call: ImpersonatedCall) => Promise<void> {
  return async ({ principal, ...act }) => {
    const { homeTenantId: tenantId, userId: personId, impersonatedBy: operatorId } = principal
    await inTenant(pool, tenantId, ({ db }) =>
      db.insert(impersonatedAct).values({ at: clock.now(), tenantId, personId, operatorId, ...act }),
    )
  }
}
