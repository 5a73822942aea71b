import { type SQL, sql } from 'drizzle-orm'
import { mayReviewDocuments } from '#api/document-review-limits.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission } from '../../platform/guards.ts'
import type { Caller } from '../../platform/service.ts'
import { isStaff, type OwnScope } from '../access/scopes.ts'

/** A reviewer, and the institutions whose documents they see. */
export type ReviewScope = OwnScope

/** Throws FORBIDDEN for whoever is no reviewer. */
export function reviewScope(caller: Caller): ReviewScope {
  requirePermission(caller, mayReviewDocuments)
  if (!isStaff(caller)) throw new DomainError('FORBIDDEN')
  const { tenantId, institutionId, userId } = caller
  return { tenantId, institutionId, userId }
}

/** For statements on `academic.enrollment_document d`. */
export function reviewed({ tenantId, institutionId }: ReviewScope): SQL {
  const ofTenant = sql`d.tenant_id = ${tenantId}`
  return institutionId === null ? ofTenant : sql`${ofTenant} and d.institution_id = ${institutionId}`
}
