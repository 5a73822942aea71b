import type pg from 'pg'
import type { ServiceContext } from '../../platform/service.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import { ownScope, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { curriculumProgress, listActivities, listActivityKinds, listHistories } from './situation.queries.ts'

export function situationRouter({ pool }: { pool: pg.Pool }) {
  const scope = (context: ServiceContext) => ownScope(requirePrincipal(context), studentProfiles)
  return {
    histories: base.situation.histories.handler(({ context, input }) => listHistories(pool, scope(context), input)),
    complementaryActivities: base.situation.complementaryActivities.handler(({ context, input }) =>
      listActivities(pool, scope(context), input),
    ),
    complementaryWorkload: base.situation.complementaryWorkload.handler(async ({ context, input }) => ({
      results: await listActivityKinds(pool, scope(context), input.enrollmentId),
    })),
    progress: base.situation.progress.handler(({ context, input }) => curriculumProgress(pool, scope(context), input.enrollmentId)),
  }
}
