import { oc } from '@orpc/contract'
import { z } from 'zod'
import { academicEnrollment, academicHistory, curriculumProgress, enrollmentStatus } from './academic-situation.ts'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { contractStatus } from '../financial/contracts.ts'
import { meeting } from './reenrollment.ts'
import { civilDate, entityId, instant } from '../shared.ts'
import { portalCall } from '../portal-call.ts'

/** `reenrollment`: proof of a reenrollment that is complete. `request_result`: a file with which the office answered a request. */
export const documentKind = z.enum(['transcript', 'enrollment_statement', 'reenrollment', 'contract', 'request_result'])
export type DocumentKind = z.infer<typeof documentKind>

/** Kinds of documents that students issue themselves. */
export const issuableKind = documentKind.exclude(['request_result'])
export type IssuableKind = z.infer<typeof issuableKind>

/** 128 bits, in the public address that validates the document. */
export const sharedToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/** The number of days for which a link remains valid. */
export const validityDays = z.union([z.literal(30), z.literal(90), z.literal(365)])
export type ValidityDays = z.infer<typeof validityDays>

/** The status of the enrollment or the contract on the day of issue. */
export const documentSituation = z.union([enrollmentStatus, contractStatus])
export type DocumentSituation = z.infer<typeof documentSituation>

export const linkState = z.enum(['valid', 'expired', 'revoked'])
export type LinkState = z.infer<typeof linkState>

/**
 * What a student may hand to others: transcript and statement of every enrollment, proof of a reenrollment that is complete, and each
 * contract that was accepted.
 */
export const issuableDocument = z.object({
  kind: issuableKind,
  enrollmentId: entityId,
  /** The id of the contract, for a document of a contract. */
  contractId: entityId.nullable(),
  course: z.string(),
  /** The number of a contract or a protocol; for a reenrollment, its term. */
  number: z.string().nullable(),
})
export type IssuableDocument = z.infer<typeof issuableDocument>

export const sharedDocument = issuableDocument.extend({
  kind: documentKind,
  documentId: z.uuid(),
  sharedToken,
  state: linkState,
  issuedAt: instant,
  /** When the link expires. */
  expiresAt: instant,
  revokedAt: instant.nullable(),
  /** The SHA-256 hash of the file, in hexadecimal. */
  sha256: z.string(),
  views: z.number().int(),
  /** When it was looked at, newest first, ten at most. */
  lastViews: z.array(instant),
})
export type SharedDocument = z.infer<typeof sharedDocument>

/** The facts about a document that are shown to the public, and nothing else. */
export const documentValidation = z.object({
  tenantId: entityId,
  kind: documentKind,
  institution: z.string(),
  state: linkState,
  issuedAt: instant,
  expiresAt: instant,
  /** Null once the link has expired or was revoked. */
  facts: z
    .object({
      /** First name and an initial. */
      student: z.string(),
      course: z.string(),
      situation: documentSituation,
      number: z.string().nullable(),
      sha256: z.string(),
    })
    .nullable(),
})
export type DocumentValidation = z.infer<typeof documentValidation>

/** The full content of an enrollment's transcript. */
export const transcript = z.object({
  enrollment: academicEnrollment,
  student: z.string(),
  /** CPF. */
  taxId: z.string(),
  /** Oldest first. */
  histories: z.array(academicHistory.omit({ completionData: true })),
  progress: curriculumProgress,
  /** In the institution's zone. */
  issuedOn: civilDate,
})
export type Transcript = z.infer<typeof transcript>

/** The content of the proof of reenrollment. */
export const reenrollmentProof = z.object({
  enrollment: academicEnrollment,
  student: z.string(),
  /** CPF. */
  taxId: z.string(),
  /** `2027/1`. */
  period: z.string(),
  startsOn: civilDate,
  endsOn: civilDate,
  /** The classes, ordered by subject. */
  classes: z.array(
    z.object({
      code: z.string(),
      subject: z.string(),
      subjectCode: z.string(),
      credits: z.number().int(),
      workload: z.number().int(),
      meetings: z.array(meeting),
    }),
  ),
  /** In the institution's zone. */
  issuedOn: civilDate,
})
export type ReenrollmentProof = z.infer<typeof reenrollmentProof>

const ofDocument = z.object({ documentId: z.uuid() })

/** docs/requirements/academic-and-financial.md, section 7. */
export const sharedDocumentsContract = {
  transcript: oc
    .route({ method: 'GET', path: '/enrollments/{enrollmentId}/transcript', summary: 'What a transcript of one course says' })
    .errors(commonErrors)
    .input(z.object({ enrollmentId: entityId }))
    .output(transcript),
  issuable: oc
    .route({ method: 'GET', path: '/shared-documents/issuable', summary: 'Documents that the person may hand to others' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(issuableDocument) })),
  list: oc
    .route({ method: 'GET', path: '/shared-documents', summary: 'Documents that were issued, newest first, with the links to them' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(sharedDocument) })),
  issue: oc
    .route({ method: 'POST', path: '/shared-documents', summary: 'Issue a document with a link that validates it' })
    .errors(withErrors('REPORT_FAILED', 'STORAGE_UNAVAILABLE', 'TOO_MANY_ATTEMPTS', 'KEY_REUSED'))
    .input(issuableDocument.pick({ kind: true, enrollmentId: true, contractId: true }).extend({ validityDays, idempotencyKey: z.uuid() }))
    .output(sharedDocument),
  revoke: oc
    .route({ method: 'POST', path: '/shared-documents/{documentId}/revocation', summary: 'End a link; what was downloaded stays' })
    .errors(commonErrors)
    .input(ofDocument)
    .output(sharedDocument),
  file: oc
    .route({ method: 'GET', path: '/shared-documents/{documentId}/file', summary: 'The issued PDF, byte by byte' })
    .errors(withErrors('STORAGE_UNAVAILABLE'))
    .input(ofDocument)
    .output(z.file()),
  validate: portalCall
    .route({ method: 'GET', path: '/documents/{sharedToken}', summary: 'Validate a document, without a session' })
    .errors(withErrors('TOO_MANY_ATTEMPTS'))
    .input(z.object({ sharedToken }))
    .output(documentValidation),
}
