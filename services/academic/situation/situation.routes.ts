import type pg from 'pg'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import { ownScope, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { handInActivity } from './hand-in-activity.queries.ts'
import { curriculumProgress, listActivities, listActivityKinds, listHistories } from './situation.queries.ts'

export function situationRouter({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const scope = (context: ServiceContext) => ownScope(requirePrincipal(context), studentProfiles)
  return {
    histories: base.situation.histories.handler(({ context, input }) => listHistories(pool, scope(context), input)),
    complementaryActivities: base.situation.complementaryActivities.handler(({ context, input }) =>
      listActivities(pool, scope(context), input),
    ),
    handInActivity: base.situation.handInActivity.handler(({ context, input }) => {
      const caller = requireSelf(context)
      if (input.doneOn > civilToday(clock, caller.timeZone)) throw new DomainError('DAY_NOT_ALLOWED')
      return handInActivity(pool, ownScope(caller, studentProfiles), input, clock.now())
    }),
    complementaryWorkload: base.situation.complementaryWorkload.handler(async ({ context, input }) => ({
      results: await listActivityKinds(pool, scope(context), input.enrollmentId),
    })),
    progress: base.situation.progress.handler(({ context, input }) => curriculumProgress(pool, scope(context), input.enrollmentId)),
  }
}
