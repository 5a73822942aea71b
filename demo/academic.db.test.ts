import { expect, it } from 'vitest'
import { createWorld } from '../services/academic/testing/world.ts'
import { inTenant } from '../services/platform/database.ts'
import { seedAcademic } from './academic.ts'

it('leaves the numbers of a demo that goes on alone', async () => {
  const { pool, clock } = await createWorld()
  const enroll = async (academicRecord: string) =>
    inTenant(pool, 1, async ({ client }) => {
      const { rows } = await client.query<{ enrollment_id: number }>(
        `insert into academic.enrollment (tenant_id, institution_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
        values (1, 11, 'Pessoa Nova', '52998224725', $1, 'Direito', 1, 'active', '2026-02-01') returning enrollment_id`,
        [academicRecord],
      )
      return rows[0]!.enrollment_id
    })
  const first = await enroll('N1')
  await seedAcademic({ pool, clock })
  expect(await enroll('N2')).toBe(first + 1)
})
