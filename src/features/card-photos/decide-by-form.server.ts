import { photoDecision } from '#api/student-cards.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { decideByForm } from '../../shared/review/decide-by-form.server.ts'
import { getReason } from '../../shared/review/review-reason.ts'
import type { PhotoDecisionOutcome } from './card-photo-search.ts'

/** A decision, or the setting, as browsers without scripts send it. Redirects to the list with the outcome. */
export const decidePhotoByForm = (scope: RequestScope, request: Request): Promise<Response> =>
  decideByForm<PhotoDecisionOutcome>(scope, request, {
    page: '/enrollment-student-cards/photos',
    problems: { NOT_ALLOWED: 'gone', NOT_FOUND: 'gone' },
    decide: async ({ academic: { studentCards } }, text) => {
      if (text('decision') === 'settings') {
        await studentCards.saveSettings({ reviewsPhotos: text('reviewsPhotos') === 'on' })
        return 'saved'
      }
      const isAccepted = text('decision') === 'accept'
      const reason = isAccepted ? null : getReason({ reason: text('reason'), written: text('written') })
      const decision = photoDecision.safeParse({ cardId: text('cardId'), photoId: text('photoId'), reason })
      if (!decision.success) return isAccepted ? 'failed' : 'reason'
      await studentCards.decidePhoto(decision.data)
      return isAccepted ? 'accepted' : 'refused'
    },
  })
