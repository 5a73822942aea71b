import { photoDecision } from '#api/student-cards.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../shared/downloads/report-download.server.ts'
import type { PhotoDecisionOutcome } from './card-photos.queries.ts'

/** A decision, or the setting, as browsers without scripts send it. Redirects to the list with the outcome. */
export async function decideByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const done = await decide(scope, (name) => String(form.get(name) ?? ''))
  return toPage(scope, `/enrollment-student-cards/photos?${new URLSearchParams({ done })}`)
}

async function decide({ session, upstream, log }: RequestScope, text: (name: string) => string): Promise<PhotoDecisionOutcome> {
  if (!session) return 'failed'
  const { studentCards } = upstream.academic
  try {
    if (text('decision') === 'settings') {
      await studentCards.saveSettings({ reviewsPhotos: text('reviewsPhotos') === 'on' })
      return 'saved'
    }
    const isAccepted = text('decision') === 'accept'
    const reason = isAccepted ? null : text('reason')
    const decision = photoDecision.safeParse({ cardId: text('cardId'), photoId: text('photoId'), reason })
    if (!decision.success) return isAccepted ? 'failed' : 'reason'
    await studentCards.decidePhoto(decision.data)
    return isAccepted ? 'accepted' : 'refused'
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'NOT_ALLOWED' || code === 'NOT_FOUND') return 'gone'
    log.warn({ err: error }, 'the photo of a card could not be decided on')
    return 'failed'
  }
}
