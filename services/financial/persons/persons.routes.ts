import type pg from 'pg'
import { requirePrincipal } from '../../platform/guards.ts'
import { debtScope, payerScope } from '../access/scopes.ts'
import { studentEnrollments, personDetails } from './persons.queries.ts'
import type { FindPerson } from './person-directory.ts'
import { base } from '../base.ts'
import type { TenantCache } from '../../platform/tenant-cache.ts'

export const personsRouter = (ports: { pool: pg.Pool; findPerson: FindPerson }) => ({
  get: base.persons.get.handler(({ context, input }) => personDetails(ports, debtScope(requirePrincipal(context)), input.personId)),
})

/** @param studentCache dropped when enrollments change */
export const enrollmentsRouter = ({ pool, studentCache }: { pool: pg.Pool; studentCache: TenantCache }) => ({
  list: base.enrollments.list.handler(async ({ context }) => {
    const scope = payerScope(requirePrincipal(context))
    const key = JSON.stringify(['enrollments', scope.institutionId, scope.userId])
    const results = await studentCache.get(
      scope.tenantId,
      key,
      () => studentEnrollments(pool, scope),
      ({ length }) => 500 * length,
      false,
    )
    return { results }
  }),
})
