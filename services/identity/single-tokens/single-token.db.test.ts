import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { demoPassword, seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { changePassword } from '../../users/passwords/change-password.ts'
import { assumeRole, signInForToken } from './single-sign-in.ts'
import { endToken, principalOfToken, secondsLeft } from './single-token.ts'
import { placeOfAliases } from '../../settings/places.ts'
import { signInPorts } from '../sign-ins/end-sign-ins.ts'

let pool: pg.Pool
let now = new Date('2026-11-21T12:00:00Z')
const clock = { now: () => now }
const ports = () => ({ pool, clock, secondFactorKey: Buffer.alloc(32), sendJob: async () => undefined })

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, now)
})

async function signedIn(username: string, tenant: string | null = 'ipe', password = demoPassword): Promise<string> {
  const result = await signInForToken(ports(), { tenant, username, password, address: 'x' })
  if (result.kind !== 'accepted') throw new Error(result.kind)
  return result.token.token
}

describe('signInForToken', () => {
  it('gives a token for the only role', async () => {
    expect(await principalOfToken(ports(), await signedIn('elisa.prado'))).toMatchObject({
      userId: 2002,
      tenantId: 2,
      institutionId: 21,
      profile: 'STUDENT',
      method: 'password',
    })
  })

  it('gives operation users theirs', async () => {
    expect(await principalOfToken(ports(), await signedIn('joao.operador', null))).toMatchObject({
      userId: 9001,
      homeTenantId: 0,
      tenantId: 0,
    })
  })

  it.each([
    ['a wrong password', { tenant: 'ipe', username: 'elisa.prado', password: 'wrong' }],
    ['somebody of another tenant', { tenant: 'mar', username: 'elisa.prado', password: demoPassword }],
    ['a tenant that nobody registered', { tenant: 'nowhere', username: 'elisa.prado', password: demoPassword }],
    ['an operator as somebody of a tenant', { tenant: 'ipe', username: 'joao.operador', password: demoPassword }],
  ])('refuses %s', async (_, attempt) => {
    expect(await signInForToken(ports(), { ...attempt, address: 'x' })).toEqual({ kind: 'refused' })
  })
})

describe('a single token', () => {
  it('is not what the database holds', async () => {
    const token = await signedIn('elisa.prado')
    const { rows } = await pool.query('select * from identity.single_token')
    expect(JSON.stringify(rows)).not.toContain(token.slice(3))
  })

  it('ends when it is ended, and with time', async () => {
    const [ended, old] = [await signedIn('elisa.prado'), await signedIn('elisa.prado')]
    await endToken(ports(), ended)
    expect(await principalOfToken(ports(), ended)).toBeNull()
    expect(await secondsLeft(ports(), old)).toBe(43_200)
    const before = now
    now = new Date(now.getTime() + 43_200_000)
    expect(await principalOfToken(ports(), old)).toBeNull()
    expect(await secondsLeft(ports(), old)).toBeNull()
    now = before
  })

  it('ends with a new password, but for the one that asked for it', async () => {
    const [asking, other] = [await signedIn('lia.nova'), await signedIn('lia.nova')]
    await changePassword(
      { ...ports(), ...signInPorts(ports()) },
      { homeTenantId: 2, userId: 2101 },
      { currentPassword: demoPassword, newPassword: 'Nova#2027', kept: { token: asking, grantId: null } },
    )
    expect(await principalOfToken(ports(), other)).toBeNull()
    expect(await principalOfToken(ports(), asking)).toMatchObject({ userId: 2101 })
  })
})

describe('assumeRole', () => {
  const residence = { roleId: 10022, tenantId: 1, institutionId: 12 }

  it('gives a token for a role that is held, remembered for next time', async () => {
    const token = await signedIn('bruno.lima', 'aurora')
    const principal = (await principalOfToken(ports(), token))!
    expect(principal.roleId).toBeNull()
    const issued = await assumeRole(ports(), token, principal, residence)
    expect(await principalOfToken(ports(), issued!.token)).toMatchObject({ roleId: 10022, institutionId: 12, profile: 'RESIDENT' })
    expect(await principalOfToken(ports(), await signedIn('bruno.lima', 'aurora'))).toMatchObject({ roleId: 10022 })
  })

  it.each([
    ["somebody else's role", { roleId: 10010, tenantId: 1, institutionId: 11 }],
    ['a role in a place where it is not held', { ...residence, institutionId: 11 }],
  ])('gives none for %s', async (_, choice) => {
    const token = await signedIn('bruno.lima', 'aurora')
    expect(await assumeRole(ports(), token, (await principalOfToken(ports(), token))!, choice)).toBeNull()
  })
})

it.each([
  [
    { tenantAlias: 'aurora', iesAlias: 'campus-sul' },
    { tenantId: 1, institutionId: 12 },
  ],
  [{ tenantAlias: 'aurora' }, { tenantId: 1, institutionId: null }],
  [{}, { tenantId: null, institutionId: null }],
  [{ tenantAlias: 'mar', iesAlias: 'campus-sul' }, null],
  [{ tenantAlias: 'nowhere' }, null],
  [{ iesAlias: 'campus-sul' }, null],
])('the place of a role is read from the aliases %o', async (aliases, place) => {
  expect(await placeOfAliases(pool, aliases)).toEqual(place)
})
