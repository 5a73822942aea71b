import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type pg from 'pg'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { sealText } from '../../platform/sealed-text.ts'
import { inTenant } from '../../platform/database.ts'
import { demoPassword, lockDemoPeople, seedPeople } from '../../../demo/people.ts'
import { countAttempt } from '../../platform/attempts/attempts.ts'
import { findAccount } from '../accounts/accounts.ts'
import { proveOwnPassword } from '../passwords/change-password.ts'
import { deviceLifetime, type KnownDevice, openDevice, sealDevice } from './known-device.ts'
import { signInWithPassword } from './sign-in.ts'

let pool: pg.Pool
let now = new Date('2026-11-21T12:00:00Z')
const clock = { now: () => now }
const address = null
const ana = { tenantId: 1, login: 'ana.souza', password: demoPassword, address }

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedPeople(pool, now)
})

describe('signInWithPassword', () => {
  it.each(['ana.souza', 'ANA.SOUZA', ' ana.souza@exemplo.edu.br '])('accepts %s with the right password', async (login) => {
    expect(await signInWithPassword(pool, clock, { ...ana, login })).toEqual({ kind: 'accepted', accountId: 1001 })
  })

  it.each([
    { ...ana, password: 'wrong' },
    { ...ana, login: 'nobody' },
    { ...ana, tenantId: 2 },
  ])('refuses %o alike', async (attempt) => {
    expect(await signInWithPassword(pool, clock, attempt)).toEqual({ kind: 'refused' })
  })

  it('locks after five failures, counted also when they come at once, and unlocks with time', async () => {
    const wrong = { tenantId: 1, login: 'bruno.lima', password: 'wrong', address }
    await Promise.all(Array.from({ length: 5 }, () => signInWithPassword(pool, clock, wrong)))
    expect(await signInWithPassword(pool, clock, { ...wrong, password: demoPassword, address })).toEqual({ kind: 'locked' })
    now = new Date(now.getTime() + 16 * 60_000)
    expect(await signInWithPassword(pool, clock, { ...wrong, password: demoPassword, address })).toEqual({
      kind: 'accepted',
      accountId: 1002,
    })
  })
})

describe('a lock', () => {
  it('tells nothing about who exists', async () => {
    const attempts = (login: string) => Array.from({ length: 6 }, () => ({ tenantId: 1, login, password: 'wrong', address }))
    const answers = async (login: string) => {
      const kinds: string[] = []
      for (const attempt of attempts(login)) kinds.push((await signInWithPassword(pool, clock, attempt)).kind)
      return kinds
    }
    expect(await answers('clara.dias')).toEqual(await answers('nobody.here'))
  })

  it('counts username and e-mail of a person together', async () => {
    const logins = ['iris.cobranca', 'iris.cobranca@exemplo.edu.br', 'iris.cobranca', 'IRIS.cobranca', 'iris.cobranca@exemplo.edu.br']
    for (const login of logins) await signInWithPassword(pool, clock, { tenantId: 1, login, password: 'wrong', address })
    expect(await signInWithPassword(pool, clock, { tenantId: 1, login: 'iris.cobranca', password: demoPassword, address: 'x' })).toEqual({
      kind: 'refused',
    })
  })

  it('holds against guesses that come at once, over and over', async () => {
    const guess = (password: string) => signInWithPassword(pool, clock, { tenantId: 1, login: 'hugo.secretaria', password, address: 'x' })
    for (let batch = 0; batch < 3; batch++) {
      const kinds = (await Promise.all(Array.from({ length: 8 }, () => guess('wrong')))).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(batch === 0 ? 4 : 0)
      expect(await guess(demoPassword)).toEqual({ kind: 'locked' })
    }
  })

  it('does not tell that two names are one person', async () => {
    const guess = (login: string) => signInWithPassword(pool, clock, { tenantId: 1, login, password: 'wrong', address: 'x' })
    for (let time = 0; time < 5; time++) await guess('mateus.semrole@exemplo.edu.br')
    const answers = async (login: string) =>
      (await Promise.all(Array.from({ length: 6 }, () => guess(login)))).map(({ kind }) => kind).sort()
    expect(await answers('mateus.semrole')).toEqual(await answers('nobody.at.all'))
  })

  it('leaves connections for others, however many sign in at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 40 }, () =>
        signInWithPassword(pool, clock, { tenantId: 1, login: 'gina.financas', password: demoPassword, address: 'z' }),
      ),
    )
    expect(results.every(({ kind }) => kind === 'accepted')).toBe(true)
  })

  it('of the demo is renewed, however long the demo runs', async () => {
    const nina = { tenantId: 2, login: 'nina.bloqueada', password: demoPassword, address }
    const tomorrow = { now: () => new Date('2026-11-22T12:00:00Z') }
    expect(await signInWithPassword(pool, tomorrow, nina)).toMatchObject({ kind: 'accepted' })
    await lockDemoPeople(pool, tomorrow.now())
    expect(await signInWithPassword(pool, tomorrow, nina)).toEqual({ kind: 'locked' })
    await lockDemoPeople(pool, now)
  })

  it('holds for who was locked before', async () => {
    expect(
      await signInWithPassword(
        pool,
        { now: () => new Date('2026-11-21T12:00:01Z') },
        { tenantId: 2, login: 'nina.bloqueada', password: demoPassword, address },
      ),
    ).toEqual({ kind: 'locked' })
  })
})

describe('a device that the account signed in from before', () => {
  afterEach(() => {
    // Locks end.
    now = new Date(now.getTime() + 16 * 60_000)
  })
  const ports = { clock, secondFactorKey: Buffer.alloc(32, 7) }
  const known = async (tenantId: number, accountId: number) =>
    (await openDevice(ports, await sealDevice(ports, { tenantId, accountId }, null)))!
  const attempt = (password: string, device: KnownDevice | null, login: string) =>
    signInWithPassword(pool, clock, { tenantId: 1, login, password, address: '203.0.113.20', device })
  const lockOut = async (login: string) => {
    for (let guess = 0; guess < 5; guess++) await attempt('wrong', null, login)
  }

  it('is let in while strangers have locked the account, and strangers are not', async () => {
    await lockOut('ana.souza')
    expect(await attempt(demoPassword, null, 'ana.souza')).toEqual({ kind: 'locked' })
    expect(await attempt(demoPassword, await known(1, 1001), 'ana.souza')).toEqual({ kind: 'accepted', accountId: 1001 })
    expect(await attempt(demoPassword, null, 'ana.souza')).toEqual({ kind: 'locked' })
  })

  it('has a limit of its own, which locks nobody else', async () => {
    const [device, other] = [await known(1, 1003), await known(1, 1003)]
    const kinds = []
    for (let guess = 0; guess < 6; guess++) kinds.push((await attempt('wrong', device, 'clara.dias')).kind)
    expect(kinds).toEqual(['refused', 'refused', 'refused', 'refused', 'locked', 'locked'])
    expect(await attempt(demoPassword, device, 'clara.dias')).toEqual({ kind: 'locked' })
    expect(await attempt(demoPassword, other, 'clara.dias')).toMatchObject({ kind: 'accepted' })
  })

  it.each([
    ['of another account', () => known(1, 1002)],
    ['of the same number in another tenant', () => known(2, 1001)],
  ])('is nothing when it is %s', async (_, device) => {
    await lockOut('ana.souza')
    expect(await attempt(demoPassword, await device(), 'ana.souza')).toEqual({ kind: 'locked' })
  })

  it('is nothing when it is forged, old or something else that we sealed', async () => {
    const key = ports.secondFactorKey
    const sealed = await sealDevice(ports, { tenantId: 1, accountId: 1001 }, null)
    const later = { ...ports, clock: { now: () => new Date(now.getTime() + deviceLifetime * 1000 + 1000) } }
    expect(await openDevice(ports, sealed)).toMatchObject({ tenantId: 1, accountId: 1001 })
    expect(await openDevice(later, sealed)).toBeNull()
    expect(await openDevice({ ...ports, secondFactorKey: Buffer.alloc(32, 8) }, sealed)).toBeNull()
    expect(await openDevice(ports, 'device')).toBeNull()
    expect(
      await openDevice(ports, await sealText(JSON.stringify({ tenantId: 1, accountId: 1001, id: crypto.randomUUID(), at: 0 }), key)),
    ).toBeNull()
  })

  it('keeps its count when its person signs in again', async () => {
    const device = await known(1, 1001)
    expect(await openDevice(ports, await sealDevice(ports, { tenantId: 1, accountId: 1001 }, device))).toMatchObject({ id: device.id })
    const another = await openDevice(ports, await sealDevice(ports, { tenantId: 1, accountId: 1002 }, device))
    expect(another!.id).not.toBe(device.id)
  })

  it('is as good as an open session, whose person strangers do not lock out either', async () => {
    await lockOut('ana.souza')
    expect(await proveOwnPassword(pool, clock, { homeTenantId: 1, userId: 1001 }, demoPassword)).toBe('right')
  })
})

describe('an address', () => {
  const from = (login: string, password = 'wrong', where = '203.0.113.9') =>
    signInWithPassword(pool, clock, { tenantId: 1, login, password, address: where })

  const failFrom = async (address: string, times: number) => {
    for (let time = 0; time < times; time++) await countAttempt({ pool, clock }, 'sign-in', address, { most: 100, seconds: 900 })
  }

  it('is refused after a hundred failures, whoever it names, and others are not', async () => {
    await failFrom('203.0.113.9', 99)
    expect(await from('somebody.else')).toEqual({ kind: 'refused' })
    expect(await from('ana.souza', demoPassword)).toEqual({ kind: 'locked' })
    expect(await from('ana.souza', demoPassword, '203.0.113.10')).toMatchObject({ kind: 'accepted' })
    now = new Date(now.getTime() + 16 * 60_000)
    expect(await from('ana.souza', demoPassword)).toMatchObject({ kind: 'accepted' })
  })

  it('may sign in as often as it likes', async () => {
    await failFrom('203.0.113.11', 98)
    for (let time = 0; time < 4; time++) expect(await from('ana.souza', demoPassword, '203.0.113.11')).toMatchObject({ kind: 'accepted' })
  })
})

describe('row-level security', () => {
  it('shows a tenant only its own people, even to a query without a filter', async () => {
    const tenants = await inTenant(pool, 2, ({ client }) =>
      client.query<{ tenant_id: number }>('select distinct tenant_id from users.account'),
    )
    expect(tenants.rows).toEqual([{ tenant_id: 2 }])
  })

  it('shows nobody outside a tenant', async () => {
    expect((await pool.query('select 1 from users.account')).rows).toEqual([])
  })

  it('lets no row be written for another tenant', async () => {
    const move = inTenant(pool, 1, ({ client }) => client.query('update users.account set tenant_id = 2 where id = 1001'))
    await expect(move).rejects.toThrow(/row-level security/)
  })

  it('holds for every table that has a tenant', async () => {
    const { rows } = await pool.query(`
      select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)
        and c.relnamespace::regnamespace::text not in ('portal', 'settings', 'sandbox')
      order by 1`)
    // Registries that map ids to tenants, read before a tenant is known.
    const registries = [
      'academic.card_code',
      'academic.shared_token',
      'financial.charge_tenant',
      'financial.link_token',
      'financial.tenant',
    ]
    expect(rows).toEqual(registries.map((name) => ({ name })))
  })

  it('finds an account in its tenant only', async () => {
    expect(await findAccount(pool, 1, 1001)).toMatchObject({ username: 'ana.souza' })
    expect(await findAccount(pool, 2, 1001)).toBeNull()
  })
})
