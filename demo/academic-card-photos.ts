import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { appConfig } from '#config'
import { type Clock, getCivilDate } from '../services/platform/clock.ts'
import { inTenant } from '../services/platform/database.ts'
import type { FileStore } from '../services/platform/files/file-store.ts'

/** Drawn portraits in the size of a card's photo. Every third one is to be refused: too dark, or too far away. */
const portraits = { women: [1, 4], men: [2, 3], refused: [5, 6] } as const

const getFile = (student: string, position: number): number => {
  const kind = position % 3 === 2 ? 'refused' : student.split(' ')[0]!.endsWith('a') ? 'women' : 'men'
  return portraits[kind][position % 2]!
}

/** Students of Aurora, by campus, whose photos are waiting for the office's review. */
const waiting = [
  { institutionId: 11, count: 8 },
  { institutionId: 12, count: 4 },
] as const

const tenantId = 1

/**
 * Cards whose photos nobody has looked at. Does nothing for students who have a card; needs the academic demo. With `files`, also puts
 * there the photos that are missing.
 */
export async function seedCardPhotos({
  pool,
  clock,
  files,
}: {
  pool: pg.Pool
  clock: Clock
  files?: FileStore | undefined
}): Promise<void> {
  const now = clock.now()
  const photos = await inTenant(pool, tenantId, async ({ client }) => {
    const today = getCivilDate(now, appConfig.defaultTimeZone)
    for (const { institutionId, count } of waiting) {
      const { rowCount } = await client.query(cardsSql, [tenantId, institutionId, count, today, now])
      // Photos only wait at institutions where the office reviews them.
      if (rowCount)
        await client.query('update academic.card_setting set reviews_photos = true where tenant_id = $1 and institution_id = $2', [
          tenantId,
          institutionId,
        ])
    }
    const { rows } = await client.query<{ photo: string; student: string }>(
      `select c.photo, e.student_name as student from academic.student_card c
      join academic.enrollment e on e.tenant_id = c.tenant_id and e.enrollment_id = c.enrollment_id
      where c.tenant_id = $1::int and c.photo like 'cards/' || $1::int || '/%/${keyStart}%' order by c.created_at, c.card_id`,
      [tenantId],
    )
    return rows
  })
  if (!files) return
  await Promise.all(
    photos.map(async ({ photo, student }, position) => {
      const picture = new URL(`./samples/portrait-${getFile(student, position)}.jpg`, import.meta.url)
      if (!(await files.read(photo))) await files.put(photo, await readFile(picture))
    }),
  )
}

/** The beginning of the keys of these photos, which tells them apart from photos that students send. */
const keyStart = '5eed'

/** Ids, codes and keys derive from the enrollment, the same on every machine; each card was sent some hours after the previous one. */
const cardsSql = `
with student as (
  select enrollment_id, row_number() over (order by enrollment_id) as position
  from (
    select enrollment_id from academic.enrollment e
    where tenant_id = $1::int and institution_id = $2::int and user_id is null and status = 'active'
    order by enrollment_id limit $3::int
  ) first
), card as (
  insert into academic.student_card
    (card_id, tenant_id, enrollment_id, validation_code, typed_code, photo, photo_status, valid_from, valid_until, created_at)
  select overlay(overlay(md5('card ' || enrollment_id) placing '4' from 13) placing '8' from 17)::uuid, $1::int, enrollment_id,
    left(translate(encode(sha256(convert_to('card ' || enrollment_id, 'UTF8')), 'base64'), '+/=', '-_'), 22),
    '7KQ5-' || translate(lpad(right(enrollment_id::text, 4), 4, '0'), '01', 'XY'),
    'cards/' || $1::int || '/' || enrollment_id || '/${keyStart}'
      || substr(overlay(overlay(md5('photo ' || enrollment_id) placing '4' from 13) placing '8' from 17)::uuid::text, 5) || '.jpg',
    'pending', $4::date, make_date(extract(year from $4::date)::int + 1, 3, 31), $5::timestamptz - (60 - position * 5) * interval '1 hour'
  from student
  where not exists (select from academic.student_card c where c.tenant_id = $1::int and c.enrollment_id = student.enrollment_id)
  returning validation_code, card_id
)
insert into academic.card_code (validation_code, tenant_id, card_id) select validation_code, $1::int, card_id from card`
