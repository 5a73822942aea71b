import { nextReview, reviewDecision } from '#api/document-reviews.ts'
import { entityId } from '#api/shared.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../shared/downloads/report-download.server.ts'
import { type NextFilter, nextFilter, type ReviewOutcome, type ReviewSearch } from './review-search.ts'
import { getReason } from '../../shared/review/review-reason.ts'

/** The next document is claimed and opened; the list says so when none waits. */
export async function nextByForm(scope: RequestScope, request: Request): Promise<Response> {
  const form = await getForm(request)
  if (!form) return new Response(null, { status: 403 })
  const filter = nextFilter(form)
  const after = entityId.safeParse(Number(form.after)).data
  return redirectOnError(scope, after, filter, () => openNext(scope, filter, { after }))
}

/** Decides, and opens the next document, where the decision can be undone. */
export async function decideByForm(scope: RequestScope, request: Request): Promise<Response> {
  const form = await getForm(request)
  if (!form) return new Response(null, { status: 403 })
  const filter = nextFilter(form)
  const id = entityId.safeParse(Number(form.documentEnrollmentId)).data
  const { reason = '', written = '' } = form
  const given = reviewDecision.safeParse({
    documentEnrollmentId: id,
    revision: Number(form.revision),
    decision: { status: form.status, ...(form.status === 'refused' && { reason: getReason({ reason, written }) }) },
  })
  if (id !== undefined && !given.success)
    return toReview(scope, id, { ...filter, outcome: form.status === 'refused' ? 'no-reason' : 'failed', reason, written })
  return redirectOnError(scope, id, filter, async () => {
    await scope.upstream.academic.documentReviews.decide(given.data!)
    return openNext(scope, filter, { decided: id })
  })
}

/** Takes a decision back and opens its document again. */
export async function undoByForm(scope: RequestScope, request: Request): Promise<Response> {
  const form = await getForm(request)
  if (!form) return new Response(null, { status: 403 })
  const filter = nextFilter(form)
  const id = entityId.safeParse(Number(form.documentEnrollmentId)).data
  return redirectOnError(
    scope,
    id,
    filter,
    async () => {
      await scope.upstream.academic.documentReviews.undo({ documentEnrollmentId: id! })
      return toReview(scope, id!, filter)
    },
    'too-late',
  )
}

/** Null for a form of another site. */
async function getForm(request: Request): Promise<Record<string, string> | null> {
  if (!isSameOrigin(request)) return null
  const fields = [...(await request.formData())].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return Object.fromEntries(fields)
}

async function openNext(
  scope: RequestScope,
  filter: NextFilter,
  { after, decided }: { after?: number | undefined; decided?: number | undefined },
) {
  const { documentEnrollmentId } = await scope.upstream.academic.documentReviews.next(nextReview.parse({ filter, after }))
  if (documentEnrollmentId !== null && documentEnrollmentId !== after) return toReview(scope, documentEnrollmentId, { ...filter, decided })
  const stays = decided ?? after
  return stays === undefined ? toList(scope, filter) : toReview(scope, stays, { ...filter, outcome: 'none' })
}

async function redirectOnError(
  scope: RequestScope,
  id: number | undefined,
  filter: NextFilter,
  work: () => Promise<Response>,
  notAllowed: ReviewOutcome = 'NOT_ALLOWED',
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (id === undefined) return toList(scope, filter)
    const code = portalErrorCode(error)
    return toReview(scope, id, {
      ...filter,
      outcome: code === 'NOT_ALLOWED' ? notAllowed : code === 'CONTENT_CHANGED' ? 'CONTENT_CHANGED' : 'failed',
    })
  }
}

const toReview = (scope: RequestScope, id: number, search: ReviewSearch) => toPage(scope, `/document-reviews/${id}${getQuery(search)}`)
const toList = (scope: RequestScope, filter: NextFilter) => toPage(scope, `/document-reviews${getQuery(filter)}`)

function getQuery(search: object): string {
  const known = Object.entries(search).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}
