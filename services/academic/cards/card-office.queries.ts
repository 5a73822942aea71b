import { and, eq, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { z } from 'zod'
import type { cardSettings as settingsSchema, PhotoToReview, photoDecision } from '#api/academic/student-cards.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import type { OfficeScope } from '../access/scopes.ts'
import { withinOffice } from '../enrollments/enrollments.queries.ts'
import { cardSetting, studentCard } from './cards.schema.ts'

/** Last part of the photo's key in the file store; it changes with the photo. */
const photoId = sql`regexp_replace(coalesce(c.new_photo, c.photo), '^.*/', '')`

/** A card's first photo, or one that is to replace an accepted one. */
const waiting = sql`(c.photo is not null and c.photo_status = 'pending' or c.new_photo is not null) and c.revoked_at is null`

const tables = sql`academic.student_card c
  join academic.enrollment e on e.tenant_id = c.tenant_id and e.enrollment_id = c.enrollment_id`

const waitingWithin = (scope: OfficeScope) => sql`${withinOffice(scope)} and ${waiting}`

/** Tables and conditions for counting the photos that wait for review. */
export const waitingPhotos = (scope: OfficeScope): SQL => sql`${tables} where ${waitingWithin(scope)}`

export async function photosToReview(
  pool: pg.Pool,
  scope: OfficeScope,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ results: PhotoToReview[]; totalCount: number; page: number; perPage: number }> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const rows = await query<PhotoToReview & { total: number }>(
      client,
      sql`select c.card_id as "cardId", ${photoId} as "photoId", e.student_name as student, e.academic_record as "academicRecord", e.course,
          i.name as institution, count(*) over ()::int as total
        from ${tables} join academic.institution i on i.tenant_id = e.tenant_id and i.institution_id = e.institution_id
        where ${waitingWithin(scope)} order by c.created_at, c.card_id limit ${perPage} offset ${(page - 1) * perPage}`,
    )
    const results = rows.map(({ total: _total, ...photo }) => photo)
    return { results, totalCount: rows[0]?.total ?? 0, page, perPage }
  })
}

export interface DecidedPhoto {
  tenantId: number
  userId: number
  cardId: string
  photoId: string
  /** Null where it was accepted. */
  reason: string | null
}

/** Runs in the transaction of the decision. */
export type OnPhotoDecided = (client: pg.ClientBase, decided: DecidedPhoto) => Promise<void>

/**
 * A new photo replaces the accepted one where it is accepted; refused, it leaves that one and the card as they are.
 *
 * @returns the key of the photo that nothing refers to any more, or null
 * Throws NOT_FOUND for a card of elsewhere, NOT_ALLOWED where the photo was decided on or replaced meanwhile.
 */
export function decidePhoto(
  { pool, onPhotoDecided }: { pool: pg.Pool; onPhotoDecided: OnPhotoDecided },
  scope: OfficeScope,
  decision: z.output<typeof photoDecision>,
): Promise<string | null> {
  const { cardId, reason } = decision
  return inTenant(pool, scope.tenantId, async ({ client, db }) => {
    const chosen = sql`${withinOffice(scope)} and c.card_id = ${cardId}::uuid`
    const [before] = await query<{ userId: number | null; photo: string | null; newPhoto: string | null; isWaiting: boolean }>(
      client,
      sql`select e.user_id as "userId", c.photo, c.new_photo as "newPhoto", ${waiting} and ${photoId} = ${decision.photoId} as "isWaiting"
        from ${tables} where ${chosen} for update of c`,
    )
    if (!before) throw new DomainError('NOT_FOUND')
    if (!before.isWaiting) throw new DomainError('NOT_ALLOWED')
    const { userId, photo, newPhoto } = before
    const isAccepted = reason === null
    await db
      .update(studentCard)
      .set({
        photo: isAccepted ? (newPhoto ?? photo) : photo,
        newPhoto: null,
        photoReason: reason,
        photoStatus: isAccepted || newPhoto !== null ? 'accepted' : 'refused',
      })
      .where(and(eq(studentCard.tenantId, scope.tenantId), eq(studentCard.cardId, cardId)))
    if (userId !== null) await onPhotoDecided(client, { ...decision, tenantId: scope.tenantId, userId })
    return newPhoto === null ? null : isAccepted ? photo : newPhoto
  })
}

/** Returns the card settings. Photos are reviewed unless an institution says otherwise. */
export async function cardSettings(pool: pg.Pool, { tenantId, institutionId }: OfficeScope): Promise<z.output<typeof settingsSchema>> {
  const rows = await readTenant(pool, tenantId, ({ db }) =>
    db
      .select({ reviewsPhotos: cardSetting.reviewsPhotos })
      .from(cardSetting)
      .where(and(eq(cardSetting.tenantId, tenantId), sql`${cardSetting.institutionId} = ${institutionId}::int`)),
  )
  return rows[0] ?? { reviewsPhotos: true }
}

/** Saves the card settings. Throws NOT_ALLOWED for callers who do not work in a single institution. */
export async function saveCardSettings(
  pool: pg.Pool,
  { tenantId, institutionId }: OfficeScope,
  { reviewsPhotos }: z.output<typeof settingsSchema>,
): Promise<void> {
  if (institutionId === null) throw new DomainError('NOT_ALLOWED')
  await inTenant(pool, tenantId, ({ db }) =>
    db
      .insert(cardSetting)
      .values({ tenantId, institutionId, reviewsPhotos })
      .onConflictDoUpdate({ target: [cardSetting.tenantId, cardSetting.institutionId], set: { reviewsPhotos } }),
  )
}
