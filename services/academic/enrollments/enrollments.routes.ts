import type pg from 'pg'
import { requirePrincipal } from '../../platform/guards.ts'
import { callerScope, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { listClassSubjects, listEnrollments } from './enrollments.queries.ts'

export const enrollmentsRouter = ({ pool }: { pool: pg.Pool }) => ({
  list: base.enrollments.list.handler(async ({ context }) => ({
    results: await listEnrollments(pool, callerScope(requirePrincipal(context), studentProfiles)),
  })),
  classSubjects: base.enrollments.classSubjects.handler(async ({ context, input }) => ({
    results: await listClassSubjects(pool, callerScope(requirePrincipal(context), studentProfiles), input.enrollmentId),
  })),
})
