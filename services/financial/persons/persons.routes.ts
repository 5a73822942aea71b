import type pg from 'pg'
import { requirePrincipal } from '../../platform/guards.ts'
import { debtScope, payerScope } from '../access/scopes.ts'
import { ownEnrollments, personDetails } from './persons.queries.ts'
import type { FindPerson } from './person-directory.ts'
import { base } from '../base.ts'

export const personsRouter = (ports: { pool: pg.Pool; findPerson: FindPerson }) => ({
  get: base.persons.get.handler(({ context, input }) => personDetails(ports, debtScope(requirePrincipal(context)), input.personId)),
})

export const enrollmentsRouter = ({ pool }: { pool: pg.Pool }) => ({
  list: base.enrollments.list.handler(async ({ context }) => ({
    results: await ownEnrollments(pool, payerScope(requirePrincipal(context))),
  })),
})
