import { oc } from '@orpc/contract'
import { z } from 'zod'
import { appLocales } from '../locales.ts'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { decisionReason } from '../decision-reason.ts'
import { civilDate, entityId, instant, createPageSchema, pageQuery } from '../shared.ts'
import { shortCardCode } from './card-letters.ts'
import { portalCall } from '../portal-call.ts'
import { fileInput } from '../file-input.ts'
import { photoLimits } from '../photo-limits.ts'

/** The state of a card; only `active` cards open doors. A card of an ended enrollment is `inactive`. */
export const cardSituation = z.enum(['active', 'photo_pending', 'photo_refused', 'inactive', 'expired', 'revoked'])
export type CardSituation = z.infer<typeof cardSituation>

export const checkIn = z.object({ at: instant, place: z.string() })
export type CheckIn = z.infer<typeof checkIn>

/** docs/requirements/academic-and-financial.md, section 3. */
export const studentCard = z.object({
  cardId: z.uuid(),
  enrollmentId: entityId,
  student: z.string(),
  academicRecord: z.string(),
  course: z.string(),
  institution: z.string(),
  situation: cardSituation,
  validFrom: civilDate,
  /** Last day on which the card is valid. */
  validUntil: civilDate,
  hasPhoto: z.boolean(),
  /** State of a photo that is to replace an accepted one, or be added to an active card that has none; null if there is no such photo. */
  newPhoto: z.enum(['pending', 'refused']).nullable(),
  /** Why the photo, or the new one, was refused, in the office's words. */
  photoReason: z.string().nullable(),
  /** 128 bits, in the public address that validates the card. */
  validationCode: z.string(),
  /** Typed by hand at a gate without camera. */
  typedCode: z.string(),
  /** Newest first, ten at most. */
  checkIns: z.array(checkIn),
})
export type StudentCard = z.infer<typeof studentCard>

/** A signed statement that the card is active (compact JWS, EdDSA): issuer is the tenant, `inst` the institution, subject the validation code. */
export const cardProof = z.object({
  proof: z.string(),
  /** The typed code with a stamp of this minute, which only the service verifies: short enough for a QR code of few modules. */
  shortCode: z.string().regex(shortCardCode),
  expiresAt: instant,
})

export const validationCode = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/** The facts about a card that are shown to the public, and nothing else. */
export const cardValidation = z.object({
  tenantId: entityId,
  /** `stale`: the proof is older than its five minutes, as on a photographed screen; `forged`: it was not signed for this card. */
  result: z.enum(['valid', 'stale', 'forged', 'inactive', 'expired', 'revoked']),
  /** First name and an initial. */
  student: z.string(),
  course: z.string(),
  institution: z.string(),
  validUntil: civilDate,
})
export type CardValidation = z.infer<typeof cardValidation>

/**
 * How a gate reads a card. `unproven`: the card counts, but its code was typed, or read without a proof, as from a print or a copied
 * address: whoever stands at the gate compares the photo. `elsewhere` is a card of another institution.
 */
export const gateResult = z.enum(['valid', 'unproven', 'stale', 'forged', 'inactive', 'expired', 'revoked', 'elsewhere', 'unknown'])
export type GateResult = z.infer<typeof gateResult>

const gateAnswer = z.object({
  result: gateResult,
  /** Null where the card is unknown or another institution's. */
  card: z
    .object({ cardId: z.uuid(), student: z.string(), academicRecord: z.string(), course: z.string(), hasPhoto: z.boolean(), at: instant })
    .nullable(),
  /** An earlier reading of the same code within its five minutes, a sign that it may have been passed on. The card is accepted anyway. */
  earlier: checkIn.nullable(),
})
export type GateAnswer = z.infer<typeof gateAnswer>

export const checkInInput = z.object({
  /** What a QR code held, or what was typed. */
  code: z.string().trim().min(1).max(3000),
  place: z.string().trim().min(1).max(100),
  /** When the code was read, if the gate was offline then; limited by `lateReadings`. */
  readAt: instant.optional(),
})

const photoId = z.string().max(60)

/** A photo waiting for review. */
export const photoToReview = z.object({
  cardId: z.uuid(),
  /** The id of this photo: a decision on another one is refused. */
  photoId: z.string(),
  student: z.string(),
  academicRecord: z.string(),
  course: z.string(),
  institution: z.string(),
})
export type PhotoToReview = z.infer<typeof photoToReview>

/** The card settings of the institution that the caller works in. */
export const cardSettings = z.object({
  /** Whether each photo is reviewed before the card becomes valid. */
  reviewsPhotos: z.boolean(),
})

export const photoDecision = z.object({
  cardId: z.uuid(),
  photoId,
  /** Why the photo is refused, told to the student; null accepts it. */
  reason: z.string().trim().min(decisionReason.shortest).max(decisionReason.longest).nullable(),
})

/** `card` is 85.6 by 54 mm (ISO/IEC 7810 ID-1). */
export const cardPdfSize = z.enum(['card', 'a4'])
export type CardPdfSize = z.infer<typeof cardPdfSize>

export const photoErrorCodes = ['PHOTO_TYPE', 'PHOTO_HEIC', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL'] as const

/** docs/requirements/academic-and-financial.md, section 7. */
export const studentCardsContract = {
  list: oc
    .route({ method: 'GET', path: '/enrollments/{enrollmentId}/student-cards', summary: 'The card of one course of the person' })
    .errors(commonErrors)
    .input(z.object({ enrollmentId: entityId }))
    .output(z.object({ results: z.array(studentCard) })),
  ofStudent: oc
    .route({ method: 'GET', path: '/enrollments/student-cards/students/{userId}', summary: 'All cards of a person' })
    .errors(commonErrors)
    .input(z.object({ userId: entityId }))
    .output(z.object({ results: z.array(studentCard) })),
  register: oc
    .route({
      method: 'POST',
      path: '/enrollments/{enrollmentId}/student-cards',
      summary: 'Ask for a card, or for another photo on it; a multipart form field',
    })
    .errors(withErrors('NOT_ALLOWED', ...photoErrorCodes))
    .input(z.object({ enrollmentId: entityId, photo: fileInput(photoLimits.maxSize) }))
    .output(studentCard),
  photo: oc
    .route({
      method: 'GET',
      path: '/enrollments/student-cards/{cardId}/photo',
      summary: 'The photo on a card, or the one that waits for a decision',
    })
    .errors(commonErrors)
    .input(z.object({ cardId: z.uuid(), photoId: photoId.optional() }))
    .output(z.file()),
  pdf: oc
    .route({ method: 'GET', path: '/enrollments/student-cards/{cardId}/pdf', summary: 'An active card as a document to print' })
    .errors(withErrors('NOT_ALLOWED', 'REPORT_FAILED'))
    .input(z.object({ cardId: z.uuid(), size: cardPdfSize, locale: appLocales }))
    .output(z.file()),
  proof: oc
    .route({
      method: 'GET',
      path: '/enrollments/student-cards/{cardId}/proof',
      summary: 'What the QR code of an active card holds for five minutes',
    })
    .errors(withErrors('NOT_ALLOWED'))
    .input(z.object({ cardId: z.uuid() }))
    .output(cardProof),
  validate: portalCall
    .route({ method: 'GET', path: '/enrollments/student-cards/{code}', summary: 'Validate a card, without a session' })
    .errors(withErrors('TOO_MANY_ATTEMPTS'))
    .input(
      z.object({
        code: z.union([validationCode, z.string().regex(shortCardCode)]),
        proof: z.string().max(2000).optional(),
        /** The tenant whose address was opened; short codes are its own. */
        tenantId: z.coerce.number().pipe(entityId).optional(),
      }),
    )
    .output(cardValidation),
  checkIn: oc
    .route({ method: 'POST', path: '/enrollments/student-cards/check-ins', summary: 'Read a card at a gate; a valid one is checked in' })
    .errors(commonErrors)
    .input(checkInInput)
    .output(gateAnswer),
  revoke: oc
    .route({
      method: 'POST',
      path: '/enrollments/student-cards/{cardId}/revocation',
      summary: 'Revoke a card that was lost or photographed, as its owner; another one may be asked for',
    })
    .errors(commonErrors)
    .input(z.object({ cardId: z.uuid() }))
    .output(z.object({})),
  photosToReview: oc
    .route({ method: 'GET', path: '/student-cards/photos', summary: 'Photos that wait for a decision, oldest card first' })
    .errors(commonErrors)
    .input(pageQuery)
    .output(createPageSchema(photoToReview)),
  settings: oc
    .route({ method: 'GET', path: '/student-cards/settings', summary: 'How the cards of the institution are made' })
    .errors(commonErrors)
    .output(cardSettings),
  saveSettings: oc
    .route({ method: 'PUT', path: '/student-cards/settings', summary: 'Change how the cards of the institution are made' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(cardSettings)
    .output(cardSettings),
  decidePhoto: oc
    .route({ method: 'PUT', path: '/student-cards/{cardId}/photo-decision', summary: 'Accept or refuse the photo on a card' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(photoDecision)
    .output(z.object({})),
  keys: portalCall
    .route({ method: 'GET', path: '/student-cards/keys', summary: 'Public keys of a tenant (JWKS) that verify proofs, without a session' })
    .errors(commonErrors)
    .input(z.object({ tenantId: entityId }))
    .output(z.object({ keys: z.array(z.record(z.string(), z.unknown())) })),
  revoked: portalCall
    .route({
      method: 'GET',
      path: '/student-cards/revoked',
      summary: 'SHA-256 of the validation codes that are revoked, without a session',
    })
    .errors(commonErrors)
    .input(z.object({ tenantId: entityId }))
    .output(z.object({ revoked: z.array(z.string()) })),
}
