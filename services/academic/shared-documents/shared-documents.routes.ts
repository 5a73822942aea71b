import { countAttempt } from '../../platform/attempts/attempts.ts'
import { civilToday } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireAddress, requirePrincipal, requireSelf } from '../../platform/guards.ts'
import { callerScope, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { listSharedDocuments, requireSharedDocument, revokeSharedDocument } from './shared-documents.queries.ts'
import { issuableDocuments, issuedFile, issueSharedDocument, type SharedDocumentPorts, validateDocument } from './shared-documents.ts'
import { readTranscript } from './transcript.queries.ts'

/** Limit per address: tokens of 128 bits cannot be guessed by trying, and a browser that reloads must not count as a scraper. */
const looksPerAddress = { most: 60, seconds: 60 }
/** Limit of documents per person, because a PDF takes CPU and space. */
const issuesPerPerson = { most: 30, seconds: 3600 }

export function sharedDocumentsRouter(ports: SharedDocumentPorts) {
  const { pool, clock } = ports
  const { sharedDocuments } = base
  return {
    transcript: sharedDocuments.transcript.handler(async ({ context, input }) => {
      const caller = requirePrincipal(context)
      const today = civilToday(clock, caller.timeZone)
      const { institutionId: _, ...transcript } = await readTranscript(
        pool,
        callerScope(caller, studentProfiles),
        input.enrollmentId,
        today,
      )
      return transcript
    }),
    issuable: sharedDocuments.issuable.handler(async ({ context }) => ({
      results: await issuableDocuments(ports, context, requirePrincipal(context)),
    })),
    list: sharedDocuments.list.handler(async ({ context }) => ({
      results: await listSharedDocuments(pool, callerScope(requirePrincipal(context), studentProfiles), clock.now()),
    })),
    issue: sharedDocuments.issue.handler(async ({ context, input }) => {
      const caller = requireSelf(context)
      const person = `${caller.homeTenantId}-${caller.userId}`
      if (!(await countAttempt(ports, 'document-issue', person, issuesPerPerson))) throw new DomainError('TOO_MANY_ATTEMPTS')
      return issueSharedDocument(ports, context, caller, input)
    }),
    revoke: sharedDocuments.revoke.handler(({ context, input }) =>
      revokeSharedDocument(pool, callerScope(requireSelf(context), studentProfiles), input.documentId, clock.now()),
    ),
    file: sharedDocuments.file.handler(async ({ context, input }) =>
      issuedFile(ports, await requireSharedDocument(pool, callerScope(requirePrincipal(context), studentProfiles), input.documentId)),
    ),
    // This procedure needs no session.
    validate: sharedDocuments.validate.handler(async ({ context, input }) => {
      const address = requireAddress(context)
      if (!(await countAttempt(ports, 'document-validation', address, looksPerAddress))) throw new DomainError('TOO_MANY_ATTEMPTS')
      return validateDocument(ports, input.sharedToken)
    }),
  }
}
