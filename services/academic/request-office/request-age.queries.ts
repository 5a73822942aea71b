import { type SQL, sql } from 'drizzle-orm'
import { openStatuses, runningStatuses } from '#api/academic/request-office-limits.ts'
import type { RequestAge } from '#api/academic/request-office.ts'
import { toSqlArray } from '../../platform/query.ts'
import type { AgeDays } from './request-age.ts'

/** On `academic.request r`. */
export const openRequests: SQL = sql`r.status = any (${toSqlArray(openStatuses)}::text[])`

const running: SQL = sql`r.status = any (${toSqlArray(runningStatuses)}::text[])`

/** On `academic.request r`. @param today civil date */
export const lateRequests = (today: string): SQL => sql`(${running} and r.deadline < ${today}::date)`

/** The SQL counterpart of `getAge`, on `academic.request r`. */
export function ofAge(age: RequestAge, { today, soonUntil }: AgeDays): SQL {
  switch (age) {
    case 'none':
      return sql`(r.deadline is null or not ${openRequests})`
    case 'late':
      return lateRequests(today)
    case 'soon':
      return sql`${running} and r.deadline between ${today}::date and ${soonUntil}::date`
    case 'in_time':
      return sql`${running} and r.deadline > ${soonUntil}::date`
    case 'paused':
      return sql`r.status = 'waiting_for_student_action' and r.deadline is not null`
  }
}
