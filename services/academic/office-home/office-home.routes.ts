import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { holdsPermission, requirePrincipal } from '../../platform/guards.ts'
import { isStaff } from '../access/scopes.ts'
import { base } from '../base.ts'
import { mayManageReenrollment, mayReviewActivities, mayReviewCards } from '#api/permissions.ts'
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
