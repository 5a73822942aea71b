import type pg from 'pg'
import { mayReviewActivities } from '#api/academic-situation.ts'
import { mayManageReenrollment } from '#api/reenrollment-office.ts'
import { mayReviewCards } from '#api/student-cards.ts'
import type { Clock } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { holdsPermission, requirePrincipal } from '../../platform/guards.ts'
import { isStaff } from '../access/scopes.ts'
import { base } from '../base.ts'
import { officeWork } from './office-home.queries.ts'

export function officeHomeRouter({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  return {
    work: base.officeHome.work.handler(({ context }) => {
      const caller = requirePrincipal(context)
      const duties = {
        photos: holdsPermission(caller, mayReviewCards),
        certificates: holdsPermission(caller, mayReviewActivities),
        reenrollments: holdsPermission(caller, mayManageReenrollment),
      }
      if (!isStaff(caller) || !Object.values(duties).includes(true)) throw new DomainError('FORBIDDEN')
      return officeWork(pool, caller, duties, clock.now())
    }),
  }
}
