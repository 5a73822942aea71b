import { type SQL, sql } from 'drizzle-orm'
import { mayReviewDocuments } from '#api/document-review-limits.ts'
import type { Caller } from '../../platform/service.ts'
import { officeMember, type OfficeMember } from '../access/scopes.ts'

/** A reviewer, and the institutions whose documents they see. */
export type ReviewScope = OfficeMember

/** Throws FORBIDDEN for whoever is no reviewer. */
export const reviewScope = (caller: Caller): ReviewScope => officeMember(caller, mayReviewDocuments)

/** For statements on `academic.enrollment_document d`. */
export function reviewed({ tenantId, institutionId }: ReviewScope): SQL {
  const ofTenant = sql`d.tenant_id = ${tenantId}`
  return institutionId === null ? ofTenant : sql`${ofTenant} and d.institution_id = ${institutionId}`
}
