import type pg from 'pg'
import { requirePrincipal } from '../../platform/guards.ts'
import { payerScope } from '../access/debt-scope.ts'
import { ownEnrollments } from './enrollments.queries.ts'
import { base } from '../base.ts'

/** Serves the courses that a person's debts belong to. */
export const enrollmentsRouter = ({ pool }: { pool: pg.Pool }) => ({
  list: base.enrollments.list.handler(async ({ context }) => ({
    results: await ownEnrollments(pool, payerScope(requirePrincipal(context))),
  })),
})
