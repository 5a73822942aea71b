import { z } from 'zod'
import { issuableKind, type validityDays } from '#api/academic/shared-documents.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { download, getId, toPage } from '../../kit/downloads/report-download.server.ts'
import { getIdempotencyKey } from '../../kit/form/idempotency-key.server.ts'
import type { DocumentOutcome } from './shared-document-search.ts'

const page = '/academic-situation/documents'

/** Issues what the field `document` names (`transcript-1`, `contract-1-7`), once for the page's `key`. Redirects to the list with the outcome. */
export async function issueByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session, upstream } = scope
  const form = await request.formData()
  const document = String(form.get('document') ?? '')
  const [kind, enrollmentId, contractId] = document.split('-')
  const known = issuableKind.safeParse(kind)
  if (!session || !known.success) return answer(scope, 'failed')
  return answer(
    scope,
    await upstream.academic.sharedDocuments
      .issue({
        kind: known.data,
        enrollmentId: getId(enrollmentId ?? ''),
        contractId: contractId ? getId(contractId) : null,
        validityDays: Number(form.get('validity')) as z.infer<typeof validityDays>,
        // Another choice on the same page, such as after going back, is another document.
        idempotencyKey: getIdempotencyKey([session.userId, form.get('key'), document, form.get('validity')].join(' ')),
      })
      .then(() => 'issued' as const, getProblem),
  )
}

const problems: Partial<Record<string, DocumentOutcome>> = { TOO_MANY_ATTEMPTS: 'tooMany', STORAGE_UNAVAILABLE: 'storage' }
const getProblem = (error: unknown): DocumentOutcome => problems[portalErrorCode(error)] ?? 'failed'

/** Redirects to the list with the outcome. */
export async function revokeByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session, upstream } = scope
  const documentId = String((await request.formData()).get('documentId') ?? '')
  const done = session
    ? await upstream.academic.sharedDocuments.revoke({ documentId }).then(
        () => 'revoked' as const,
        () => 'notRevoked' as const,
      )
    : 'notRevoked'
  return answer(scope, done)
}

const answer = (scope: RequestScope, done: DocumentOutcome) => toPage(scope, `${page}?${new URLSearchParams({ done })}`)

/** The file as it was issued. */
export function documentPdf(scope: RequestScope, documentId: string): Promise<Response> | Response {
  const { session, upstream } = scope
  if (!session) return new Response(null, { status: 401 })
  if (!z.uuid().safeParse(documentId).success) return new Response(null, { status: 404 })
  return download(scope, upstream.academic.sharedDocuments.file({ documentId }), page)
}
