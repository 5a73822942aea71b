import { pino } from 'pino'
import { beforeAll, expect, test, vi } from 'vitest'
import type pg from 'pg'
import { createTestDatabase } from '../../tests/support/database.ts'
import { systemClock } from '../platform/clock.ts'
import { createListener } from '../platform/listener.ts'
import { getStatements } from '../platform/testing/statements.ts'
import { seedApplications } from '../../demo/applications.ts'
import { seedSettings } from '../../demo/settings.ts'
import { createSettingsMemory, type SettingsMemory } from './settings-memory.ts'

let pool: pg.Pool
let memory: SettingsMemory

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedApplications(pool)
  const listener = createListener(pool, pino({ level: 'silent' }))
  await listener.ready()
  memory = createSettingsMemory(pool, { clock: systemClock, listener })
  return async () => {
    memory.close()
    await listener.close()
  }
})

const nameOfTenant = async () => (await memory.places(1))[0]!.tenant.name

test('settings are read once', async () => {
  await Promise.all([memory.places(1), memory.launchable()])
  expect(await getStatements(async () => void (await Promise.all([memory.places(1), memory.launchable()])))).toEqual([])
})

test.each([
  ['a tenant', `update settings.tenant set name = 'Nova' where id = 1`, nameOfTenant, 'Nova'],
  [
    'an institution',
    `update settings.institution set name = 'Novo campus' where id = 11`,
    async () =>
      (await memory.places(null)).flatMap(({ institutions }) => institutions).find(({ institutionId }) => institutionId === 11)?.name,
    'Novo campus',
  ],
  [
    'a theme',
    `update settings.application set theme = jsonb_set(theme, '{logo}', '"/novo.svg"') where tenant_id = 1`,
    async () => (await memory.places(1))[0]!.tenant.logo,
    '/novo.svg',
  ],
  [
    'an application',
    `delete from settings.launchable_application where alias = 'diario'`,
    async () => (await memory.launchable()).some(({ alias }) => alias === 'diario'),
    false,
  ],
])('a change of %s by another process is seen', async (_, change, read, expected) => {
  expect(await read()).not.toBe(expected)
  await pool.query(change)
  await vi.waitFor(async () => expect(await read()).toBe(expected))
})
