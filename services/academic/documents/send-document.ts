import type pg from 'pg'
import type { EnrollmentDocument } from '#api/academic/enrollment-documents.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { CallerScope } from '../access/scopes.ts'
import { maySend, sidesProblem } from './document-rules.ts'
import { requireDocument, shownDocument } from './documents.queries.ts'
import { type DocumentToSend, lockDocument, lockUploads, writeSent } from './send-document.queries.ts'

/**
 * Puts complete uploads of the caller in the place of what was sent of a document. Repeating the call changes nothing; of two different
 * ones on the same revision one wins. Throws NOT_FOUND, also for files of others, CONTENT_CHANGED, NOT_ALLOWED, UPLOAD_INCOMPLETE.
 */
export async function sendDocument(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  scope: CallerScope,
  { documentEnrollmentId, revision, files }: DocumentToSend,
): Promise<EnrollmentDocument> {
  return inTenant(pool, scope.tenantId, async ({ client }) => {
    await lockDocument(client, scope, documentEnrollmentId)
    const document = await requireDocument(client, scope, documentEnrollmentId)
    const now = clock.now()
    const isRepeated =
      document.status === 'waiting' && document.revision === revision + 1 && filesAsText(document.files) === filesAsText(files)
    if (isRepeated) return shownDocument(document, now)
    if (document.revision !== revision) throw new DomainError('CONTENT_CHANGED')
    if (!maySend(document, now)) throw new DomainError('NOT_ALLOWED')
    const sides = files.map(({ side }) => side)
    const problem = sidesProblem(sides, document.hasBack)
    if (problem) throw new DomainError(problem)
    await requireFreeUploads(client, scope, { documentEnrollmentId, revision, files })
    await writeSent(client, scope, { documentEnrollmentId, revision: revision + 1, files }, now)
    return shownDocument(await requireDocument(client, scope, documentEnrollmentId), now)
  })
}

const filesAsText = (files: DocumentToSend['files']) => JSON.stringify(files.map(({ key, side }) => [key, side]))

/** Requires uploads that are complete, the caller's own and unused; this document may keep a file when another one is replaced. */
async function requireFreeUploads(client: pg.ClientBase, scope: CallerScope, { documentEnrollmentId, files }: DocumentToSend) {
  const keys = new Set(files.map(({ key }) => key))
  if (keys.size < files.length) throw new DomainError('NOT_ALLOWED')
  const uploads = await lockUploads(client, scope, documentEnrollmentId, [...keys])
  if (uploads.length < files.length) throw new DomainError('NOT_FOUND')
  if (uploads.some(({ state }) => state !== 'complete')) throw new DomainError('UPLOAD_INCOMPLETE')
  if (uploads.some(({ isUsed }) => isUsed)) throw new DomainError('NOT_ALLOWED')
}
