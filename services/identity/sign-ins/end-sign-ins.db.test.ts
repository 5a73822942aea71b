import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { ArtifactStore } from '../provider/artifacts.ts'
import { artifact } from '../identity.schema.ts'
import { endGrant } from './end-sign-ins.ts'

let pool: pg.Pool

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
})

it('ends one sign-in: its grant, its tokens and the session of its browser, and no other', async () => {
  for (const grantId of ['phone', 'computer']) {
    await new ArtifactStore(pool, 'Grant').upsert(grantId, { accountId: '1-1001' })
    await new ArtifactStore(pool, 'RefreshToken').upsert(`refresh-${grantId}`, { accountId: '1-1001', grantId })
    await new ArtifactStore(pool, 'Session').upsert(`session-${grantId}`, {
      accountId: '1-1001',
      authorizations: { 'academic-services': { grantId, sid: 'sid' } },
    })
  }
  await endGrant(pool, 'phone')
  const left = await drizzle(pool).select({ id: artifact.id }).from(artifact)
  expect(left.map(({ id }) => id).sort()).toEqual(['computer', 'refresh-computer', 'session-computer'])
})
