import type { SQL } from 'drizzle-orm'
import type { OfficeScope, CallerScope } from '../access/scopes.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

/** The person's own, on `academic.request r`. */
export const requestsInScope = (scope: CallerScope): SQL => scopeCondition(scope, { tenant: 'r' })

/** Condition for requests of an office, on `academic.request r`. */
export const officeRequests = (office: OfficeScope): SQL => scopeCondition({ ...office, userId: null }, { tenant: 'r' })
