import { z } from 'zod'
import { formRoute, inputOf, withSearch } from '../../request/form-route.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { contracts } from '../../request/upstream.server.ts'
import { download } from '../../kit/downloads/report-download.server.ts'
import { getIdempotencyKey } from '../../kit/form/idempotency-key.server.ts'
import type { DocumentOutcome } from './shared-document-search.ts'

const page = '/academic-situation/documents'
const list = (done: DocumentOutcome) => withSearch(page, { done })

const problems: Partial<Record<string, DocumentOutcome>> = { TOO_MANY_ATTEMPTS: 'tooMany', STORAGE_UNAVAILABLE: 'storage' }

/** Issues what the field `document` names (`transcript-1`, `contract-1-7`), once for the page's `key`. */
export const issueByForm = formRoute({
  acts: {
    issue: {
      input: inputOf(contracts.academic.sharedDocuments.issue),
      read(form, { session }) {
        const [document, validity] = [String(form.get('document')), form.get('validity')]
        const [kind, enrollmentId, contractId] = document.split('-')
        return {
          kind,
          enrollmentId: Number(enrollmentId),
          contractId: contractId ? Number(contractId) : null,
          validityDays: Number(validity),
          // Another choice on the same page, such as after going back, is another document.
          idempotencyKey: getIdempotencyKey([session.userId, form.get('key'), document, validity].join(' ')),
        }
      },
      async call({ upstream }, input) {
        await upstream.academic.sharedDocuments.issue(input)
        return list('issued')
      },
    },
  },
  page: ({ code }) => list(problems[code] ?? 'failed'),
})

export const revokeByForm = formRoute({
  acts: {
    revoke: {
      input: inputOf(contracts.academic.sharedDocuments.revoke),
      async call({ upstream }, input) {
        await upstream.academic.sharedDocuments.revoke(input)
        return list('revoked')
      },
    },
  },
  page: () => list('notRevoked'),
})

/** The file as it was issued. */
export function documentPdf(scope: RequestScope, documentId: string): Promise<Response> | Response {
  const { session, upstream } = scope
  if (!session) return new Response(null, { status: 401 })
  if (!z.uuid().safeParse(documentId).success) return new Response(null, { status: 404 })
  return download(scope, upstream.academic.sharedDocuments.file({ documentId }), page)
}
