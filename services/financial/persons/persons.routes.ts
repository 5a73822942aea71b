import type pg from 'pg'
import { requirePrincipal } from '../../platform/guards.ts'
import { debtScope } from '../access/debt-scope.ts'
import { personDetails } from './person-details.queries.ts'
import type { FindPerson } from './person-directory.ts'
import { base } from '../base.ts'

/** Serves people who pay. */
export const personsRouter = (ports: { pool: pg.Pool; findPerson: FindPerson }) => ({
  get: base.persons.get.handler(({ context, input }) => personDetails(ports, debtScope(requirePrincipal(context)), input.personId)),
})
