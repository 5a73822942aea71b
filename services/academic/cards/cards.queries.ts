import { and, eq, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { EnrollmentStatus } from '#api/academic/academic-situation.ts'
import type { StudentCard } from '#api/academic/student-cards.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import type { CallerScope } from '../access/scopes.ts'
import { enrollmentsInScope } from '../enrollments/enrollments.queries.ts'
import { enrollment } from '../enrollments/enrollments.schema.ts'
import { newTypedCode, newValidationCode } from './card-code.ts'
import { getLastDay, getSituation } from './card-situation.ts'
import { cardCode, cardSetting, studentCard } from './cards.schema.ts'

const cardColumns = selectColumns(studentCard, 'c', [
  'cardId',
  'tenantId',
  'enrollmentId',
  'validFrom',
  'validUntil',
  'photo',
  'photoStatus',
  'photoReason',
  'newPhoto as newPhotoKey',
  'validationCode',
  'typedCode',
  'revokedAt',
])
const holderColumns = selectColumns(enrollment, 'e', ['institutionId', 'studentName as student', 'academicRecord', 'course', 'status'])

export type CardRow = SelectedRow<typeof cardColumns> & SelectedRow<typeof holderColumns> & { institution: string }

const tables = sql`academic.student_card c
  join academic.enrollment e on e.tenant_id = c.tenant_id and e.enrollment_id = c.enrollment_id
  join academic.institution i on i.tenant_id = e.tenant_id and i.institution_id = e.institution_id`

const readCards = (client: pg.ClientBase, condition: SQL): Promise<CardRow[]> =>
  query<CardRow>(
    client,
    sql`select ${cardColumns}, ${holderColumns}, i.name as institution from ${tables} where ${condition} order by e.status <> 'active', c.created_at desc`,
  )

/** Cards of the caller that are not revoked, with their last check-ins. @param today civil date */
export function listCards(pool: pg.Pool, scope: CallerScope, today: string, enrollmentId?: number): Promise<StudentCard[]> {
  return readTenant(pool, scope.tenantId, ({ client }) =>
    shownCards(
      client,
      sql`${enrollmentsInScope(scope)} and c.revoked_at is null ${enrollmentId === undefined ? sql`` : sql`and c.enrollment_id = ${enrollmentId}`}`,
      today,
    ),
  )
}

async function shownCards(client: pg.ClientBase, condition: SQL, today: string): Promise<StudentCard[]> {
  const rows = await readCards(client, condition)
  const checkIns = await query<{ cardId: string; at: Date; place: string }>(
    client,
    sql`select k.card_id as "cardId", k.at, k.place from ${tables}
      cross join lateral (
        select * from academic.card_check_in k where k.tenant_id = c.tenant_id and k.card_id = c.card_id order by k.at desc limit 10
      ) k where ${condition} order by k.at desc`,
  )
  return rows.map(({ tenantId: _t, institutionId: _i, photo, newPhotoKey, photoStatus, status, revokedAt, ...card }) => ({
    ...card,
    situation: getSituation({ revokedAt, validUntil: card.validUntil, photoStatus, status }, today),
    hasPhoto: photo !== null,
    newPhoto:
      newPhotoKey !== null ? ('pending' as const) : photoStatus === 'accepted' && card.photoReason !== null ? ('refused' as const) : null,
    checkIns: checkIns.filter(({ cardId }) => cardId === card.cardId).map(({ at, place }) => ({ at: at.toISOString(), place })),
  }))
}

/**
 * Makes the card of a course, or puts another photo on it, which counts at once where the institution looks at none. Where it looks at
 * them, the photo of a card that is active stays until the new one is accepted; one waits at a time, the last one sent.
 *
 * @param photo key in the file store
 * @returns the card, and the keys of the photos that it replaces
 * Throws NOT_FOUND for another's course, NOT_ALLOWED where the enrollment is not active.
 */
export function putPhotoOnCard(
  pool: pg.Pool,
  scope: CallerScope,
  { enrollmentId, photo, today, now }: { enrollmentId: number; photo: string; today: string; now: Date },
): Promise<{ card: StudentCard; replaced: string[] }> {
  const { tenantId } = scope
  return inTenant(pool, tenantId, async ({ client, db }) => {
    // Serializes concurrent requests for the same card.
    const [found] = await query<{ status: EnrollmentStatus; institutionId: number }>(
      client,
      sql`select e.status, e.institution_id as "institutionId" from academic.enrollment e
        where ${enrollmentsInScope(scope)} and e.enrollment_id = ${enrollmentId} for update`,
    )
    if (!found) throw new DomainError('NOT_FOUND')
    if (found.status !== 'active') throw new DomainError('NOT_ALLOWED')
    const live = sql`c.tenant_id = ${scope.tenantId} and c.enrollment_id = ${enrollmentId} and c.revoked_at is null`
    const [before] = await readCards(client, live)
    const [setting] = await db
      .select()
      .from(cardSetting)
      .where(and(eq(cardSetting.tenantId, tenantId), eq(cardSetting.institutionId, found.institutionId)))
    const reviewsPhotos = setting?.reviewsPhotos ?? true
    const status = reviewsPhotos ? 'pending' : 'accepted'
    const isReplacing = before !== undefined && reviewsPhotos && getSituation(before, today) === 'active'
    if (isReplacing) {
      await query(client, sql`update academic.student_card c set new_photo = ${photo}, photo_reason = null where ${live}`)
    } else if (before) {
      await query(
        client,
        sql`update academic.student_card c set photo = ${photo}, new_photo = null, photo_status = ${status}, photo_reason = null,
          valid_until = ${getLastDay(today)}::date where ${live}`,
      )
    } else {
      const key = { cardId: crypto.randomUUID(), tenantId, validationCode: newValidationCode() }
      const validity = { validFrom: today, validUntil: getLastDay(today), createdAt: now }
      await db.insert(studentCard).values({ ...key, ...validity, enrollmentId, typedCode: newTypedCode(), photo, photoStatus: status })
      await db.insert(cardCode).values(key)
    }
    const [card] = await shownCards(client, live, today)
    const replaced = isReplacing ? [before.newPhotoKey] : [before?.photo, before?.newPhotoKey]
    return { card: card!, replaced: replaced.filter((key) => typeof key === 'string') }
  })
}

/** Returns the card. Throws NOT_FOUND for another person's card. */
export async function requireCard(pool: pg.Pool, scope: CallerScope, cardId: string): Promise<CardRow> {
  const [card] = await readTenant(pool, scope.tenantId, ({ client }) =>
    readCards(client, sql`${enrollmentsInScope(scope)} and c.card_id = ${cardId}::uuid`),
  )
  if (!card) throw new DomainError('NOT_FOUND')
  return card
}

/** Revokes the card. Throws NOT_FOUND for another person's card or a revoked one. */
export async function revokeCard(pool: pg.Pool, scope: CallerScope, cardId: string, now: Date): Promise<void> {
  const revoked = await inTenant(pool, scope.tenantId, ({ client }) =>
    query(
      client,
      sql`update academic.student_card c set revoked_at = ${now.toISOString()}::timestamptz from academic.enrollment e
        where ${enrollmentsInScope(scope)} and e.enrollment_id = c.enrollment_id and c.tenant_id = e.tenant_id
          and c.card_id = ${cardId}::uuid and c.revoked_at is null returning c.card_id`,
    ),
  )
  if (revoked.length === 0) throw new DomainError('NOT_FOUND')
}

/** Returns the card with this code; null if there is none. */
export async function cardByCode(pool: pg.Pool, code: string): Promise<CardRow | null> {
  const { rows } = await pool.query<{ tenant_id: number; card_id: string }>(
    'select tenant_id, card_id from academic.card_code where validation_code = $1',
    [code],
  )
  return rows[0] ? cardOfTenant(pool, rows[0].tenant_id, sql`c.card_id = ${rows[0].card_id}::uuid`) : null
}

export const cardByTypedCode = (pool: pg.Pool, tenantId: number, code: string): Promise<CardRow | null> =>
  cardOfTenant(pool, tenantId, sql`c.typed_code = ${code}`)

/** Reads a card of the gate's institution; null for other cards. */
export const cardAtGate = (
  pool: pg.Pool,
  gate: { tenantId: number; institutionId: number | null },
  cardId: string,
): Promise<CardRow | null> =>
  cardOfTenant(
    pool,
    gate.tenantId,
    sql`c.card_id = ${cardId}::uuid ${gate.institutionId === null ? sql`` : sql`and e.institution_id = ${gate.institutionId}`}`,
  )

async function cardOfTenant(pool: pg.Pool, tenantId: number, condition: SQL): Promise<CardRow | null> {
  const [card] = await readTenant(pool, tenantId, ({ client }) => readCards(client, sql`c.tenant_id = ${tenantId} and ${condition}`))
  return card ?? null
}

/** Writes a check-in, but only once when a card is read again at a place within a minute, or a late reading is sent again. */
export async function addCheckIn(
  pool: pg.Pool,
  { tenantId, cardId, at, place, readBy }: { tenantId: number; cardId: string; at: Date; place: string; readBy: number },
): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`insert into academic.card_check_in (tenant_id, card_id, at, place, read_by)
        select ${tenantId}, ${cardId}::uuid, ${at.toISOString()}::timestamptz, ${place}, ${readBy}
        where not exists (select from academic.card_check_in where tenant_id = ${tenantId} and card_id = ${cardId}::uuid and place = ${place}
          and at between ${at.toISOString()}::timestamptz - interval '1 minute' and ${at.toISOString()}::timestamptz + interval '1 minute')`,
    ),
  )
}

/** SHA-256 of revoked codes, in hexadecimal. */
export async function revokedCodes(pool: pg.Pool, tenantId: number): Promise<string[]> {
  const rows = await readTenant(pool, tenantId, ({ client }) =>
    query<{ hash: string }>(
      client,
      sql`select encode(sha256(convert_to(validation_code, 'UTF8')), 'hex') as hash from academic.student_card
        where tenant_id = ${tenantId} and revoked_at is not null order by 1`,
    ),
  )
  return rows.map(({ hash }) => hash)
}
