import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { localizedText } from '../locales.ts'
import { entityId, instant } from '../shared.ts'
import { uploadLimits } from './upload-limits.ts'
import { uploadType } from './uploads.ts'

/** docs/requirements/academic-and-financial.md, section 4. `waiting`: sent, and not looked at yet. */
export const documentStatus = z.enum(['pending', 'waiting', 'accepted', 'refused', 'not_applicable'])
export type DocumentStatus = z.infer<typeof documentStatus>

export const documentPurpose = z.enum(['admission', 'graduation'])
export type DocumentPurpose = z.infer<typeof documentPurpose>

/** `whole`: a file with everything, such as a PDF of several pages. */
export const documentSide = z.enum(['whole', 'front', 'back'])
export type DocumentSide = z.infer<typeof documentSide>

export const documentEventKind = z.enum(['sent', 'accepted', 'refused', 'not_applicable', 'undone'])
export type DocumentEventKind = z.infer<typeof documentEventKind>

export const filesPerDocument = uploadLimits.filesPerField

export const documentFile = z.object({
  key: z.uuid(),
  name: z.string(),
  type: uploadType,
  size: z.number().int(),
  side: documentSide,
})
export type DocumentFile = z.infer<typeof documentFile>

export const enrollmentDocument = z.object({
  documentEnrollmentId: entityId,
  enrollmentId: entityId,
  name: localizedText,
  guidance: localizedText.nullable(),
  purpose: documentPurpose,
  hasBack: z.boolean(),
  status: documentStatus,
  /** How many times the document was sent. A change based on a different revision is refused. */
  revision: z.number().int(),
  /** Whether the person may send it now, for the first time or in the place of what was sent. */
  maySend: z.boolean(),
  sentAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** Why it was refused, in the office's words. */
  reason: z.string().nullable(),
  /** What was sent last. */
  files: z.array(documentFile),
})
export type EnrollmentDocument = z.infer<typeof enrollmentDocument>

/** A course whose documents are listed. */
export const documentEnrollment = z.object({
  enrollmentId: entityId,
  academicRecord: z.string(),
  course: z.string(),
  institution: z.string(),
})
export type DocumentEnrollment = z.infer<typeof documentEnrollment>

export const documentEvent = z.object({
  kind: documentEventKind,
  at: instant,
  /** Who acted, student or office; students do not see which person at the office decided. */
  by: z.enum(['student', 'office']),
  reason: z.string().nullable(),
  /** The files that were sent at that time. */
  files: z.array(documentFile),
})
export type DocumentEvent = z.infer<typeof documentEvent>

const documentEnrollmentId = z.object({ documentEnrollmentId: entityId })

export const documentsToSend = documentEnrollmentId.extend({
  /** The revision that the sender saw. */
  revision: z.number().int().min(0),
  /** The sender's completed uploads. */
  files: z
    .array(z.object({ key: z.uuid(), side: documentSide }))
    .min(1)
    .max(filesPerDocument),
})

/** docs/requirements/academic-and-financial.md, section 7. */
export const enrollmentDocumentsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/enrollment-documents',
      summary: 'Documents that the enrollments of the person owe, and what became of them',
    })
    .errors(commonErrors)
    .output(z.object({ enrollments: z.array(documentEnrollment), results: z.array(enrollmentDocument) })),
  statuses: oc
    .route({ method: 'GET', path: '/types/document-status', summary: 'Statuses of documents, with how many of the person have each' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(z.object({ status: documentStatus, count: z.number().int() })) })),
  history: oc
    .route({
      method: 'GET',
      path: '/enrollment-documents/history/{documentEnrollmentId}',
      summary: 'What happened to a document, newest first',
    })
    .errors(commonErrors)
    .input(documentEnrollmentId)
    .output(z.object({ results: z.array(documentEvent) })),
  send: oc
    .route({
      method: 'PUT',
      path: '/enrollment-documents/{documentEnrollmentId}',
      summary: 'Send a document; again, it takes the place of what was sent',
    })
    .errors(withErrors('NOT_ALLOWED', 'UPLOAD_INCOMPLETE', 'CONTENT_CHANGED'))
    .input(documentsToSend)
    .output(enrollmentDocument),
}
