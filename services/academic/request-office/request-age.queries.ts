import { type SQL, sql } from 'drizzle-orm'
import { openStatuses } from '#api/request-office-limits.ts'
import type { RequestAge } from '#api/request-office.ts'
import { toSqlArray } from '../../platform/query.ts'
import type { AgeDays } from './request-age.ts'

/** On `academic.request r`. */
export const openRequests: SQL = sql`r.status = any (${toSqlArray(openStatuses)}::text[])`

/** As `ageOf`, on `academic.request r`. */
export function ofAge(age: RequestAge, { today, soonUntil }: AgeDays): SQL {
  switch (age) {
    case 'none':
      return sql`(r.deadline is null or not ${openRequests})`
    case 'late':
      return sql`${openRequests} and r.deadline < ${today}::date`
    case 'soon':
      return sql`${openRequests} and r.deadline between ${today}::date and ${soonUntil}::date`
    case 'in_time':
      return sql`${openRequests} and r.deadline > ${soonUntil}::date`
  }
}
