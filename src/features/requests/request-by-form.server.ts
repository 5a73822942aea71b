import { z } from 'zod'
import { newMessage } from '#api/academic/request-messages.ts'
import { actionAnswer, requestRating } from '#api/academic/requests.ts'
import { entityId } from '#api/shared.ts'
import { getHourlyKey } from '../../kit/form/idempotency-key.server.ts'
import { formPage, formRoute, pathPart, withSearch } from '../../request/form-route.server.ts'
import type { RequestOutcome } from './request-search.ts'

const getEnrollment = (form: FormData) => entityId.safeParse(Number(form.get('enrollment'))).data

/** A request is begun; pressing again within the hour begins the same one. */
export const beginByForm = formRoute({
  acts: {
    begin: {
      consent: 'accept',
      input: z.object({ typeId: entityId, enrollmentId: entityId }),
      read: (form, { request }) => ({ typeId: Number(pathPart(request, -2)), enrollmentId: getEnrollment(form) }),
      async call({ upstream, session }, { typeId, enrollmentId }) {
        const newId = getHourlyKey(`draft ${session.userId} ${typeId} ${enrollmentId}`)
        const { draftId } = await upstream.academic.requests.begin({ draftId: newId, typeId, enrollmentId })
        return `/my-requests/drafts/${draftId}`
      },
    },
  },
  page: ({ form, request, code, isUnread }) =>
    withSearch(`/my-requests/new/${pathPart(request, -2)}`, {
      enrollment: getEnrollment(form),
      problem: isUnread ? 'unread' : code === 'NOT_ALLOWED' ? code : 'failed',
    }),
})

/** A posted text that could not be saved; the page shows it again. */
export interface PostedRequest {
  text: string
  done: RequestOutcome
}

const getText = (form: FormData) => String(form.get('text') ?? '').replaceAll('\r\n', '\n')
const pageOf = (request: Request) => `/my-requests/${pathPart(request)}`
const done = (request: Request, outcome: RequestOutcome) => withSearch(pageOf(request), { done: outcome })

const failures = { cancel: 'not-canceled', write: 'not-written', rate: 'not-rated', answer: 'not-handed-in' } as const
/** Where it is no longer possible. */
const refusals: Partial<Record<keyof typeof failures, RequestOutcome>> = { cancel: 'cannot-cancel', answer: 'too-late' }

/** The forms of a request's page. Lead back to it with the outcome, but where a text could not be kept. */
export const requestByForm = formPage({
  acts: {
    cancel: {
      async call({ upstream, request }): Promise<string | PostedRequest> {
        await upstream.academic.requests.cancel({ requestId: pathPart(request), status: 'canceled' })
        return done(request, 'canceled')
      },
    },
    write: {
      input: newMessage,
      read(form, { session, request }) {
        const [requestId, text] = [pathPart(request), getText(form)]
        // The same text within the hour is one message.
        return { requestId, messageId: getHourlyKey(`message ${session.userId} ${requestId} ${text}`), text }
      },
      async call({ upstream, request }, message) {
        await upstream.academic.requests.write(message)
        return done(request, 'written')
      },
    },
    rate: {
      input: requestRating,
      read: (form, { request }) => ({
        requestId: pathPart(request),
        score: Number(form.get('score')),
        reason: getText(form) || null,
      }),
      async call({ upstream, request }, rating) {
        await upstream.academic.requests.rate(rating)
        return done(request, 'rated')
      },
    },
    answer: {
      input: actionAnswer,
      read: (form, { request }) => ({
        requestId: pathPart(request),
        actionId: Number(form.get('actionId')),
        items: [...form].flatMap(([name, value]) =>
          name.startsWith('item-') && typeof value === 'string' && value.trim() !== ''
            ? [{ itemId: Number(name.slice(5)), text: value.replaceAll('\r\n', '\n') }]
            : [],
        ),
      }),
      async call({ upstream, request }, answer) {
        await upstream.academic.requests.answerAction(answer)
        return done(request, 'handed-in')
      },
    },
  },
  page({ request, form, code, act }) {
    if (!act || code === 'NOT_FOUND') return pageOf(request)
    const isRefused = code === 'NOT_ALLOWED' || code === 'DEADLINE_OVER'
    return { text: getText(form), done: (isRefused && refusals[act]) || failures[act] }
  },
})
