import { beforeAll, expect, it } from 'vitest'
import type pg from 'pg'
import { stillClock } from '../../tests/support/callers.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import type { ClassNotice } from '../academic/reenrollment-office/class-notice.queries.ts'
import { inTenant } from '../platform/database.ts'
import { classNotices } from './reenrollment-notices.ts'

let pool: pg.Pool

beforeAll(async () => void ({ pool } = await createTestDatabase()))

const notice: ClassNotice = {
  tenantId: 1,
  userId: 1001,
  academicRecord: 'A/1',
  class: 'ECV801-A',
  subject: 'Pontes',
  kind: 'class_changed',
  parts: ['schedule', 'room'],
  key: 'class-changed:1:2:3',
}

const inbox = () =>
  inTenant(pool, 1, async ({ client }) => {
    const { rows } = await client.query<{ title: string; message: string; texts: unknown; target_url: string }>(
      'select title, message, texts, target_url from notifications.recipient order by sent_at, title',
    )
    return rows
  })

it('a change of a class is told once, in three languages, with the way to the reenrollment', async () => {
  const tell = classNotices({ pool, clock: stillClock() })
  await tell(notice)
  await tell(notice)
  await tell({ ...notice, kind: 'class_closed', parts: [], key: 'class-closed:1:3:3' })
  expect(await inbox()).toMatchObject([
    {
      title: 'Mudança na sua turma',
      message: 'A secretaria mudou o horário e a sala de Pontes, ECV801-A. Confira na rematrícula.',
      texts: { en: { message: "The registrar's office changed the schedule and the room of Pontes, ECV801-A. Check your reenrollment." } },
      target_url: '/reenrollments?record=A%2F1',
    },
    {
      title: 'Turma fechada',
      texts: { es: { message: 'La secretaría cerró Pontes, ECV801-A. Elige otro grupo antes de confirmar la reinscripción.' } },
    },
  ])
})
