import { activityDecision } from '#api/academic-situation.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { getId } from '../../shared/downloads/report-download.server.ts'
import { decideByForm } from '../../shared/review/decide-by-form.server.ts'
import type { CertificateOutcome } from './certificate-search.ts'

/** Redirects to the list with the outcome. */
export const decideCertificateByForm = (scope: RequestScope, request: Request): Promise<Response> =>
  decideByForm<CertificateOutcome>(scope, request, {
    page: '/academic-situation/certificates',
    problems: { CONTENT_CHANGED: 'gone', NOT_FOUND: 'gone', NOT_ALLOWED: 'more' },
    decide: async ({ academic: { situation } }, text) => {
      const isAccepted = text('decision') === 'accept'
      const reason = text('reason').trim()
      const decision = activityDecision.safeParse({
        activityId: getId(text('activityId')),
        decision: isAccepted
          ? { status: 'accepted', grantedHours: getId(text('hours').trim()), reason: reason || null }
          : { status: 'refused', reason },
      })
      if (!decision.success) return decision.error.issues.some(({ path }) => path.includes('grantedHours')) ? 'hours' : 'reason'
      await situation.decideActivity(decision.data)
      return isAccepted ? 'accepted' : 'refused'
    },
  })
