import type { SQL } from 'drizzle-orm'
import type { Caller } from '../../platform/service.ts'
import { officeMember, type OfficeMember } from '../access/scopes.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'
import { mayReviewDocuments } from '#api/permissions.ts'

/** A reviewer, and the institutions whose documents they see. */
export type ReviewScope = OfficeMember

/** Returns the reviewer's scope. Throws FORBIDDEN if the caller is not a reviewer. */
export const reviewScope = (caller: Caller): ReviewScope => officeMember(caller, mayReviewDocuments)

/** For statements on `academic.enrollment_document d`. */
export const reviewed = (scope: ReviewScope): SQL => scopeCondition({ ...scope, userId: null }, { tenant: 'd' })
