import type { FormAnswer } from '#api/academic/request-forms.ts'
import { changedAnswers, draftToSend } from '#api/academic/requests.ts'
import { readStep } from '../../../form-engine/walk-form.ts'
import { formPage, pathPart, type SentForm, withSearch } from '../../request/form-route.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { postedAnswers } from '../../subjects/request-form/posted-answers.ts'
import { toAnswer } from './draft-answers.ts'
import { shownStep, nextStep, withoutPress } from './draft-steps.ts'
import { type DraftSearch, type DraftProblem, getDraftProblem } from './request-search.ts'

/** Posted values that could not be saved; the page shows them, and the problem. */
export interface PostedDraft {
  answers: Record<string, FormAnswer>
  /** The revision of what the person has now seen. */
  revision: number
  problem: DraftProblem
}

const draftPage = (request: Request, search: DraftSearch = {}) => withSearch(`/my-requests/drafts/${pathPart(request)}`, search)
const askedStep = (request: Request) => new URL(request.url).searchParams.get('step') ?? undefined

const step = { call: saveStep }

/** A step of a draft, its review, or giving it up. Leads on, but where answers could not be kept. */
export const draftByForm = formPage({
  actOf: (form) => (form.has('press') ? 'press' : form.get('way')),
  acts: {
    on: step,
    back: step,
    press: step,
    discard: {
      async call({ upstream, request }) {
        await upstream.academic.requests.discard({ draftId: pathPart(request) })
        return '/my-requests?done=discarded'
      },
    },
    send: {
      consent: 'accept',
      input: draftToSend,
      read: (form, { request }) => ({
        draftId: pathPart(request),
        version: Number(form.get('version')),
        revision: Number(form.get('revision')),
        hasAcceptedTerms: true,
      }),
      call: async ({ upstream }, draft) => `/my-requests/${(await upstream.academic.requests.send(draft)).requestId}?done=sent`,
    },
  },
  page({ request, code, isUnread }): string | PostedDraft {
    // The page itself says that the draft does not exist.
    if (code === 'NOT_FOUND') return draftPage(request)
    if (isUnread) return draftPage(request, { step: 'finalStep', problem: 'unread' })
    return draftPage(request, { step: askedStep(request), problem: getDraftProblem(code) })
  },
})

async function saveStep({ upstream, scope: { locale }, request, form }: SentForm): Promise<string | PostedDraft> {
  const { requests } = upstream.academic
  const draft = await requests.draft({ draftId: pathPart(request) })
  const asked = askedStep(request)
  const shown = shownStep(draft.form, draft.answers, draft.pressed, asked, { locale, today: draft.today })
  if (shown.kind !== 'step') return draftPage(request, { step: asked })
  const { step: current, walk } = shown
  const previous = walk.steps.at(-2)
  const posted = Object.entries(postedAnswers(current, form))
    .filter(([field]) => current.fields.find(({ name }) => name === field)?.type !== 'file')
    .map(([field, raw]) => [field, toAnswer(raw)] as const)
  const pressed = withoutPress(draft.pressed, current.name)
  const press = form.get('press')
  if (typeof press === 'string') pressed[current.name] = press
  const answers = { ...draft.answers }
  for (const [field, value] of posted) {
    if (value === null) delete answers[field]
    else answers[field] = value
  }
  const typed = Object.fromEntries(posted.flatMap(([field, value]) => (value === null ? [] : [[field, value]])))
  try {
    const input = { draftId: draft.draftId, revision: Number(form.get('revision')), answers: Object.fromEntries(posted), pressed }
    await requests.saveFields(changedAnswers.parse(input))
  } catch (error) {
    const code = portalErrorCode(error)
    if (code === 'NOT_FOUND') throw error
    return { answers: typed, revision: draft.revision, problem: code === 'CONTENT_CHANGED' ? code : 'not-saved' }
  }
  if (form.get('way') === 'back' && previous) return draftPage(request, { step: previous.name })
  const target = nextStep(draft.form, answers, pressed, current, { locale, today: draft.today })
  const isWrong = target === null || (Object.keys(readStep(current, answers, locale).problems).length > 0 && target !== 'cancelStep')
  return isWrong ? draftPage(request, { step: current.name, checked: true }) : draftPage(request, { step: target })
}
