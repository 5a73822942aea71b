import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { seedApplications } from '../../../demo/applications.ts'
import { seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { findAccount } from '../../users/accounts/accounts.ts'
import { getContexts } from '../../users/accounts/contexts.ts'
import { settingsOfHostname } from './application-settings.ts'
import { createStatusBoard, type Probe } from './application-statuses.ts'
import { faultySettings } from './faulty-settings.ts'
import { listLaunchableApplications, launchableApplications } from './applications.ts'

let pool: pg.Pool
let now = new Date('2026-11-21T12:00:00Z')
const clock = { now: () => now }

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedApplications(pool)
  await seedPeople(pool, now)
})

const getApplications = async (tenantId: number, id: number) =>
  listLaunchableApplications(await launchableApplications(pool), await getContexts(pool, (await findAccount(pool, tenantId, id))!))

it('gives no address of terms or privacy that is none of the web', async () => {
  await pool.query(`update settings.application set privacy_url = 'javascript:alert(1)' where hostname = 'aurora.localhost'`)
  const settings = await settingsOfHostname(pool, 'aurora.localhost')
  expect(settings).toMatchObject({ termsOfUseUrl: 'https://example.com/aurora/termos', privacyUrl: null })
})

it('names the hostname and the field of settings that the contract refuses', async () => {
  expect(await faultySettings(pool)).toEqual([])
  const change = (features: string) =>
    pool.query(`update settings.application set features = $1 where hostname = 'mar.localhost'`, [features])
  const { rows } = await pool.query<{ features: object }>(`select features from settings.application where hostname = 'mar.localhost'`)
  await change('{"financial": true}')
  expect(await faultySettings(pool)).toEqual([{ hostname: 'mar.localhost', fields: ['features'] }])
  await change(JSON.stringify(rows[0]!.features))
})

describe('applications of a person', () => {
  it('are those that one of the roles opens, where it is held', async () => {
    const ofHugo = await getApplications(1, 1102)
    expect(ofHugo.map(({ alias }) => alias)).toEqual(['academic-services', 'plataforma', 'diario', 'avalia', 'biblioteca'])
    expect(ofHugo[1]).toMatchObject({
      roles: [],
      tenants: [{ id: 1, roles: [], institutions: [{ id: 11, roles: [{ alias: 'OPERATION' }] }] }],
    })
    expect((await getApplications(1, 1001)).map(({ alias }) => alias)).toEqual(['academic-services', 'biblioteca'])
    expect(await getApplications(1, 1104)).toEqual([])
  })

  it('stay in the tenants that they are for', async () => {
    await pool.query(`update settings.launchable_application set tenant_ids = '[2]' where alias = 'diario'`)
    expect((await getApplications(1, 1102)).map(({ alias }) => alias)).not.toContain('diario')
    const [, , diary] = await getApplications(0, 9001)
    expect(diary).toMatchObject({ alias: 'diario', tenants: [{ id: 2 }] })
  })
})

describe('navigation of a hostname', () => {
  it("is the product's with what the institution put in its place and added", async () => {
    const own = (await settingsOfHostname(pool, 'ipe.localhost'))!.navigation
    const renamed = { ...own.find(({ id }) => id === 2)!, menuVisibility: false }
    const libraries = { 'pt-BR': 'Serviços', en: 'Services', es: 'Servicios' }
    await pool.query(`update settings.application set navigation = $1 where hostname = 'ipe.localhost'`, [
      JSON.stringify([renamed, { ...renamed, id: 500, group: null }, { ...renamed, id: 501, group: libraries }]),
    ])
    const { navigation } = (await settingsOfHostname(pool, 'ipe.localhost'))!
    const inGroup = (...names: (string | undefined)[]) => own.filter(({ group }) => names.includes(group?.['pt-BR'])).map(({ id }) => id)
    // An entry without a group would join the one before, and settings come last.
    expect(navigation.map(({ id }) => id)).toEqual([
      ...inGroup(undefined),
      500,
      ...inGroup('Financeiro'),
      ...inGroup('Vida acadêmica'),
      501,
      ...inGroup('Configurações'),
    ])
    expect(navigation.find(({ id }) => id === 2)).toMatchObject({ menuVisibility: false })
  })
})

describe('the status board', () => {
  const probe = (name: string, check: Probe['check']): Probe => ({ name: { 'pt-BR': name, en: name, es: name }, url: null, check })
  const states = async (board: ReturnType<typeof createStatusBoard>) =>
    Object.fromEntries((await board(1)).map(({ name, status }) => [name.en, status]))
  const slowly = async () => {
    now = new Date(now.getTime() + 1500)
  }

  it('tells well, slow and failing apart', async () => {
    await pool.query('update settings.launchable_application set health_url = null')
    const board = createStatusBoard({
      pool,
      clock,
      portalUrl: 'http://portal.invalid',
      probes: [probe('well', async () => {}), probe('failing', () => Promise.reject(new Error('down')))],
    })
    expect(await states(board)).toEqual({ well: 'healthy', failing: 'unhealthy' })
    expect(await states(createStatusBoard({ pool, clock, portalUrl: 'http://portal.invalid', probes: [probe('slow', slowly)] }))).toEqual({
      slow: 'degraded',
    })
  })

  it('asks an address that answers anything but well', async () => {
    await pool.query(`update settings.launchable_application set health_url = 'http://127.0.0.1:1/health' where alias = 'avalia'`)
    expect(await states(createStatusBoard({ pool, clock, portalUrl: 'http://portal.invalid', probes: [] }))).toEqual({
      Avalia: 'unhealthy',
    })
    await pool.query('update settings.launchable_application set health_url = null')
  })

  it('tells a tenant of its own applications alone, and the operation of all', async () => {
    await pool.query(
      `update settings.launchable_application set health_url = 'http://127.0.0.1:1/health', tenant_ids = '[2]' where alias = 'avalia'`,
    )
    const board = createStatusBoard({ pool, clock, portalUrl: 'http://portal.invalid', probes: [] })
    expect([await board(1), (await board(2)).length, (await board(0)).length]).toEqual([[], 1, 1])
    await pool.query(`update settings.launchable_application set health_url = null, tenant_ids = '[]' where alias = 'avalia'`)
  })

  it('asks once for many people, and again after five seconds', async () => {
    let asked = 0
    const board = createStatusBoard({
      pool,
      clock,
      portalUrl: 'http://portal.invalid',
      probes: [probe('counted', async () => void asked++)],
    })
    await Promise.all([board(1), board(1), board(2)])
    expect(asked).toBe(1)
    now = new Date(now.getTime() + 5000)
    await board(1)
    expect(asked).toBe(2)
  })
})
