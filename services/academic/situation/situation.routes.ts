import { civilToday } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import { callerScope, requireReviewer, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { downloadUrl, type UploadPorts } from '../uploads/uploads.ts'
import { mayReviewActivities } from '#api/permissions.ts'
import { activitiesToReview, decideActivity, type OnActivityDecided } from './activity-office.queries.ts'
import { requireCertificate } from './certificate.queries.ts'
import { handInActivity } from './hand-in-activity.queries.ts'
import { curriculumProgress, listActivities, listActivityKinds, listHistories } from './situation.queries.ts'

export type SituationPorts = UploadPorts & { onActivityDecided: OnActivityDecided }

export function situationRouter(ports: SituationPorts) {
  const { pool, clock } = ports
  const scope = (context: ServiceContext) => callerScope(requirePrincipal(context), studentProfiles)
  return {
    histories: base.situation.histories.handler(({ context, input }) => listHistories(pool, scope(context), input)),
    complementaryActivities: base.situation.complementaryActivities.handler(({ context, input }) =>
      listActivities(pool, scope(context), input),
    ),
    handInActivity: base.situation.handInActivity.handler(({ context, input }) => {
      const caller = requireSelf(context)
      if (input.doneOn > civilToday(clock, caller.timeZone)) throw new DomainError('DAY_NOT_ALLOWED')
      return handInActivity(pool, callerScope(caller, studentProfiles), input, clock.now())
    }),
    certificate: base.situation.certificate.handler(async ({ context, input: { activityId } }) => {
      const caller = requireSelf(context)
      const { key, userId } = await requireCertificate(pool, caller, activityId)
      return { url: await downloadUrl(ports, { tenantId: caller.tenantId, institutionId: null, userId }, key) }
    }),
    activitiesToReview: base.situation.activitiesToReview.handler(({ context, input }) =>
      activitiesToReview(pool, requireReviewer(context, mayReviewActivities), input),
    ),
    decideActivity: base.situation.decideActivity.handler(async ({ context, input }) => {
      requireSelf(context)
      await decideActivity(ports, requireReviewer(context, mayReviewActivities), input, clock.now())
      return {}
    }),
    complementaryWorkload: base.situation.complementaryWorkload.handler(async ({ context, input }) => ({
      results: await listActivityKinds(pool, scope(context), input.enrollmentId),
    })),
    progress: base.situation.progress.handler(({ context, input }) => curriculumProgress(pool, scope(context), input.enrollmentId)),
  }
}
