import type pg from 'pg'
import { newTypedCode, newValidationCode } from '../../../services/academic/cards/card-code.ts'
import { inTenant } from '../../../services/platform/database.ts'

/** Enrolls somebody of Universidade Aurora. Returns the enrollment's id. */
export async function addCourse(
  database: pg.Pool,
  { id, name }: { id: number; name: string },
  institutionId = 11,
  course = 'Engenharia Civil',
): Promise<number> {
  const { rows } = await inTenant(database, 1, ({ client }) =>
    client.query<{ enrollment_id: number }>(
      `insert into academic.enrollment (tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
       values (1, $1, $2, $3, '52998224725', $4, $5, 1, 'active', '2026-02-01') returning enrollment_id`,
      [institutionId, id, name, String(id), course],
    ),
  )
  return rows[0]!.enrollment_id
}

/** The northern campus looks at no photo any more. */
export async function acceptPhotosAtOnce(database: pg.Pool): Promise<void> {
  await inTenant(database, 1, ({ client }) =>
    client.query('update academic.card_setting set reviews_photos = false where tenant_id = 1 and institution_id = 11'),
  )
}

/** A card of an enrollment at Universidade Aurora, with a photo that the file store does not have unless it is accepted. */
export async function addStudentCard(
  database: pg.Pool,
  enrollmentId: number,
  { photoStatus = 'accepted', photoReason = null }: { photoStatus?: 'accepted' | 'pending' | 'refused'; photoReason?: string | null } = {},
) {
  const card = { cardId: crypto.randomUUID(), validationCode: newValidationCode(), typedCode: newTypedCode() }
  const photo = photoStatus === 'pending' ? `cards/1/${enrollmentId}/${crypto.randomUUID()}.png` : null
  await inTenant(database, 1, ({ client }) =>
    client.query(
      `with card as (
         insert into academic.student_card (card_id, tenant_id, enrollment_id, validation_code, typed_code, photo, photo_status, photo_reason, valid_from, valid_until, created_at)
         values ($1, 1, $2, $3, $4, $5, $6, $7, '2026-02-01', '2999-03-31', now()) returning validation_code, tenant_id, card_id)
       insert into academic.card_code (validation_code, tenant_id, card_id) select validation_code, tenant_id, card_id from card`,
      [card.cardId, enrollmentId, card.validationCode, card.typedCode, photo, photoStatus, photoReason],
    ),
  )
  return card
}
