import { type SQL, sql } from 'drizzle-orm'
import type { OfficeScope, OwnScope } from '../access/scopes.ts'

/** The person's own, on `academic.request r`. */
export function ownRequests({ tenantId, institutionId, userId }: OwnScope): SQL {
  const own = sql`r.tenant_id = ${tenantId} and r.user_id = ${userId}`
  return institutionId === null ? own : sql`${own} and r.institution_id = ${institutionId}`
}

/** What an office has, on `academic.request r`. */
export function officeRequests({ tenantId, institutionId }: OfficeScope): SQL {
  const ofTenant = sql`r.tenant_id = ${tenantId}`
  return institutionId === null ? ofTenant : sql`${ofTenant} and r.institution_id = ${institutionId}`
}
