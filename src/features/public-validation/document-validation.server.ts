import type { DocumentValidation } from '#api/academic/shared-documents.ts'
import { createFormats } from '../../i18n/formats.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { upstreamAsPortal } from '../../request/upstream.server.ts'
import { documentValidationWords, type DocumentResult } from './document-validation-words.ts'
import { type ValidationPage, validationPage } from './validation-page.server.ts'

/** Public page that says whether a document of this hostname's institution is genuine (docs/requirements/academic-and-financial.md §2). */
export async function showDocumentValidation(scope: RequestScope, sharedToken: string): Promise<Response> {
  const found = await validate(scope, sharedToken)
  const result = typeof found === 'string' ? found : found.state
  const words = documentValidationWords[scope.locale]
  const [title, text] = words.results[result]
  const facts = typeof found === 'string' ? [] : getFacts(scope, found)
  const sha256 = typeof found === 'string' ? undefined : found.facts?.sha256
  return validationPage(scope, {
    status: statuses[result] ?? 200,
    tone: tones[result] ?? 'danger',
    title,
    text,
    facts,
    comparison: sha256 ? { sha256, words: words.comparison } : null,
  })
}

/** Validates a document; one of another institution counts as unknown. */
async function validate(scope: RequestScope, sharedToken: string): Promise<DocumentValidation | DocumentResult> {
  try {
    const found = await upstreamAsPortal(scope.runtime, scope).academic.sharedDocuments.validate({ sharedToken })
    return found.tenantId === scope.settings.tenant?.id ? found : 'unknown'
  } catch (error) {
    const problem = portalErrorCode(error)
    if (problem === 'NOT_FOUND' || problem === 'BAD_REQUEST') return 'unknown'
    return problem === 'TOO_MANY_ATTEMPTS' ? 'tooMany' : 'unavailable'
  }
}

const statuses: Partial<Record<DocumentResult, ValidationPage['status']>> = { unknown: 404, tooMany: 429, unavailable: 503 }
const tones: Partial<Record<DocumentResult, ValidationPage['tone']>> = {
  valid: 'ok',
  expired: 'warning',
  tooMany: 'warning',
  unavailable: 'warning',
}

function getFacts({ locale, settings }: RequestScope, { kind, institution, issuedAt, expiresAt, facts }: DocumentValidation) {
  const { names, kinds, enrollments, contracts } = documentValidationWords[locale]
  const formats = createFormats(locale, settings.currency, settings.timeZone)
  const situations: Record<string, string> = kind === 'contract' ? contracts : enrollments
  return [
    { term: names.kind, description: kinds[kind] },
    { term: names.institution, description: institution },
    ...(facts
      ? [
          { term: names.student, description: facts.student },
          { term: names.course, description: facts.course },
          ...(facts.number ? [{ term: names.number, description: facts.number }] : []),
          { term: names.situation, description: situations[facts.situation]! },
        ]
      : []),
    { term: names.issuedAt, description: formats.dateTime(issuedAt) },
    { term: names.expiresAt, description: formats.dateTime(expiresAt) },
    ...(facts ? [{ term: names.sha256, description: facts.sha256 }] : []),
    { term: names.checkedAt, description: formats.dateTime(new Date().toISOString()) },
  ]
}
