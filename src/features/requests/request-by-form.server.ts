import { newMessage } from '#api/academic/request-messages.ts'
import { actionAnswer, requestRating } from '#api/academic/requests.ts'
import { entityId } from '#api/shared.ts'
import { repeatInTab } from '../../request/session/tabs.server.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../kit/downloads/report-download.server.ts'
import { getIdempotencyKey } from '../../kit/form/idempotency-key.server.ts'
import type { RequestOutcome } from './request-search.ts'

/** A request is begun before scripts run; pressing again within the hour begins the same one. */
export async function beginByForm(scope: RequestScope, request: Request, type: string): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const [typeId, enrollmentId] = [type, form.get('enrollment')].map((value) => entityId.safeParse(Number(value)).data)
  const back = (problem: string) =>
    toPage(scope, `/my-requests/new/${type}?${new URLSearchParams({ ...(enrollmentId && { enrollment: String(enrollmentId) }), problem })}`)
  if (!form.has('accept')) return back('unread')
  if (!scope.session || !typeId || !enrollmentId) return back('failed')
  const newId = getIdempotencyKey(`draft ${scope.session.userId} ${typeId} ${enrollmentId} ${new Date().toISOString().slice(0, 13)}`)
  try {
    const { draftId } = await scope.upstream.academic.requests.begin({ draftId: newId, typeId, enrollmentId })
    return toPage(scope, `/my-requests/drafts/${draftId}`)
  } catch (error) {
    return back(portalErrorCode(error) === 'NOT_ALLOWED' ? 'NOT_ALLOWED' : 'failed')
  }
}

/** What was written and not kept: the page shows it again. */
export interface PostedRequest {
  text: string
  done: RequestOutcome
}

type Act = 'cancel' | 'write' | 'rate' | 'answer'

const outcomes: Record<Act, { done: RequestOutcome; failed: RequestOutcome; refused: RequestOutcome }> = {
  cancel: { done: 'canceled', failed: 'not-canceled', refused: 'cannot-cancel' },
  write: { done: 'written', failed: 'not-written', refused: 'not-written' },
  rate: { done: 'rated', failed: 'not-rated', refused: 'not-rated' },
  answer: { done: 'handed-in', failed: 'not-handed-in', refused: 'too-late' },
}

/** The forms of a request's page before scripts run. Redirects with the outcome, but where a text could not be kept. */
export async function requestByForm(scope: RequestScope, request: Request, requestId: string): Promise<Response | PostedRequest> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const page = `/my-requests/${requestId}`
  if (!scope.session) return toPage(scope, page)
  const inTab = repeatInTab(scope, request)
  if (inTab) return inTab
  const form = await request.formData()
  const act = (Object.keys(outcomes) as Act[]).find((one) => one === form.get('act'))
  if (!act) return toPage(scope, page)
  const { done, failed, refused } = outcomes[act]
  const text = String(form.get('text') ?? '').replaceAll('\r\n', '\n')
  try {
    await acts[act](scope, requestId, form, text)
    return toPage(scope, `${page}?${new URLSearchParams({ done })}`)
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'NOT_FOUND') return toPage(scope, page)
    return { text, done: code === 'NOT_ALLOWED' || code === 'DEADLINE_OVER' ? refused : failed }
  }
}

const acts: Record<Act, (scope: RequestScope, requestId: string, form: FormData, text: string) => Promise<unknown>> = {
  cancel: ({ upstream }, requestId) => upstream.academic.requests.cancel({ requestId, status: 'canceled' }),
  write: ({ upstream, session }, requestId, _form, text) => {
    // The same text within the hour is one message.
    const messageId = getIdempotencyKey(`message ${session?.userId} ${requestId} ${text} ${new Date().toISOString().slice(0, 13)}`)
    return upstream.academic.requests.write(newMessage.parse({ requestId, messageId, text }))
  },
  rate: ({ upstream }, requestId, form, text) =>
    upstream.academic.requests.rate(requestRating.parse({ requestId, score: Number(form.get('score')), reason: text || null })),
  answer: ({ upstream }, requestId, form) => {
    const items = [...form].flatMap(([name, value]) =>
      name.startsWith('item-') && typeof value === 'string' && value.trim() !== ''
        ? [{ itemId: Number(name.slice(5)), text: value.replaceAll('\r\n', '\n') }]
        : [],
    )
    return upstream.academic.requests.answerAction(actionAnswer.parse({ requestId, actionId: Number(form.get('actionId')), items }))
  },
}
