import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { ArtifactStore, deleteExpiredArtifacts } from './artifacts.ts'

let pool: pg.Pool

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
})

it('deletes what expired, and the roles of grants that are gone', async () => {
  const grants = new ArtifactStore(pool, 'Grant')
  await grants.upsert('living', {}, 3600)
  await grants.upsert('expired', {}, -2 * 86_400)
  await pool.query(
    `insert into identity.grant_context (grant_id, created_at)
     values ('living', now() - interval '3 days'), ('expired', now() - interval '3 days'), ('just begun', now())`,
  )
  await deleteExpiredArtifacts(pool)
  const { rows } = await pool.query<{ grant_id: string }>('select grant_id from identity.grant_context order by grant_id')
  expect(rows.map((row) => row.grant_id)).toEqual(['just begun', 'living'])
  expect(await grants.find('expired')).toBeUndefined()
  expect(await grants.find('living')).toBeDefined()
})
