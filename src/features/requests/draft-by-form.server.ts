import type { FormAnswer } from '#api/academic/request-forms.ts'
import { changedAnswers, draftToSend, type RequestDraft } from '#api/academic/requests.ts'
import { readStep } from '../../../form-engine/walk-form.ts'
import { repeatInTab } from '../../request/session/tabs.server.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../kit/downloads/report-download.server.ts'
import { postedAnswers } from '../../subjects/request-form/posted-answers.ts'
import { toAnswer } from './draft-answers.ts'
import { shownStep, nextStep, withoutPress } from './draft-steps.ts'
import { getDraftProblem, type DraftProblem } from './request-search.ts'

/** What was sent and could not be kept: the page shows it, and what was wrong. */
export interface PostedDraft {
  answers: Record<string, FormAnswer>
  /** Of what the person has seen now. */
  revision: number
  problem: DraftProblem
}

/** A step of a draft, its review, or giving it up, before scripts run. Redirects, but where answers could not be kept. */
export async function draftByForm(scope: RequestScope, request: Request, draftId: string): Promise<Response | PostedDraft> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const page = `/my-requests/drafts/${draftId}`
  if (!scope.session) return toPage(scope, page)
  const inTab = repeatInTab(scope, request)
  if (inTab) return inTab
  const form = await request.formData()
  const asked = new URL(request.url).searchParams.get('step') ?? undefined
  const { requests } = scope.upstream.academic
  const to = (search: Record<string, string>) => toPage(scope, `${page}?${new URLSearchParams(search)}`)
  const way = form.get('way')
  try {
    if (way === 'discard') {
      await requests.discard({ draftId })
      return toPage(scope, '/my-requests?done=discarded')
    }
    if (way === 'send') return await sendByForm(scope, form, draftId, to)
    return await stepByForm(scope, form, await requests.draft({ draftId }), asked, to)
  } catch (error) {
    const code = portalErrorCode(error)
    // The page says that there is none.
    if (code === 'NOT_FOUND') return toPage(scope, page)
    return to({ step: asked ?? '', problem: getDraftProblem(code) })
  }
}

type To = (search: Record<string, string>) => Response

async function sendByForm({ upstream, ...scope }: RequestScope, form: FormData, draftId: string, to: To): Promise<Response> {
  if (!form.has('accept')) return to({ step: 'finalStep', problem: 'unread' })
  const input = draftToSend.parse({
    draftId,
    version: Number(form.get('version')),
    revision: Number(form.get('revision')),
    hasAcceptedTerms: true,
  })
  const { requestId } = await upstream.academic.requests.send(input)
  return toPage({ ...scope, upstream }, `/my-requests/${requestId}?done=sent`)
}

async function stepByForm(
  { upstream, locale }: RequestScope,
  form: FormData,
  draft: RequestDraft,
  asked: string | undefined,
  to: To,
): Promise<Response | PostedDraft> {
  const shown = shownStep(draft.form, draft.answers, draft.pressed, asked, { locale, today: draft.today })
  if (shown.kind !== 'step') return to({ step: asked ?? '' })
  const { step, walk } = shown
  const previous = walk.steps.at(-2)
  const given = Object.entries(postedAnswers(step, form))
    .filter(([field]) => step.fields.find(({ name }) => name === field)?.type !== 'file')
    .map(([field, raw]) => [field, toAnswer(raw)] as const)
  const pressed = withoutPress(draft.pressed, step.name)
  const press = form.get('press')
  if (typeof press === 'string') pressed[step.name] = press
  const answers = { ...draft.answers }
  for (const [field, value] of given) {
    if (value === null) delete answers[field]
    else answers[field] = value
  }
  const typed = Object.fromEntries(given.flatMap(([field, value]) => (value === null ? [] : [[field, value]])))
  try {
    const input = { draftId: draft.draftId, revision: Number(form.get('revision')), answers: Object.fromEntries(given), pressed }
    await upstream.academic.requests.saveFields(changedAnswers.parse(input))
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'NOT_FOUND') throw error
    return { answers: typed, revision: draft.revision, problem: code === 'CONTENT_CHANGED' ? code : 'not-saved' }
  }
  if (form.get('way') === 'back' && previous) return to({ step: previous.name })
  const target = nextStep(draft.form, answers, pressed, step, { locale, today: draft.today })
  const isWrong = target === null || (Object.keys(readStep(step, answers, locale).problems).length > 0 && target !== 'cancelStep')
  return isWrong ? to({ step: step.name, checked: 'true' }) : to({ step: target })
}
