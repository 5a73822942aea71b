import { Secret, TOTP } from 'otpauth'
import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { impersonate } from '../../identity/impersonation/impersonation.ts'
import { getAccount, createPrincipal, getPrincipal } from '../../identity/provider/chosen-context.ts'
import { assumeRole, signInForToken } from '../../identity/single-tokens/single-sign-in.ts'
import { issueToken, principalOfToken } from '../../identity/single-tokens/single-token.ts'
import { demoPassword, seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { isSecondFactorRequired } from './required-second-factor.ts'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts'

let pool: pg.Pool
const now = new Date('2026-11-21T12:00:00Z')
const ports = () => ({ pool, clock: { now: () => now }, secondFactorKey: Buffer.alloc(32), sendJob: async () => undefined })
const sonia = { homeTenantId: 2, userId: 2103 }
const subject = { tenantId: 2, userId: 2103 }
const collection = { roleId: 21_030, tenantId: 2, institutionId: 21 }
const nothing = { roleId: null, profile: 'NONE', permissions: {}, tenantId: 2, institutionId: null, waitingRole: collection }
const everything = { roleId: 21_030, profile: 'COLLECTION_ADVISORY', permissions: { financial: ['debts.read'] }, institutionId: 21 }

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, now)
})

async function enable(owner: typeof sonia) {
  const { secret } = await beginSecondFactor(ports(), owner, { issuer: 'Ipê', username: 'x' })
  await confirmSecondFactor(ports(), owner, new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() }))
}

describe('a role whose institution asks for a second factor', () => {
  it('gives no rights before the person has one, and its own at once afterwards', async () => {
    const signedIn = await signInForToken(ports(), { tenant: 'ipe', username: 'sonia.acordos', password: demoPassword, address: 'x' })
    if (signedIn.kind !== 'accepted') throw new Error(signedIn.kind)
    const { token } = signedIn.token
    expect(await principalOfToken(ports(), token)).toMatchObject(nothing)
    const assumed = await assumeRole(ports(), token, { ...(await principalOfToken(ports(), token))! }, collection)
    expect(await principalOfToken(ports(), assumed!.token)).toMatchObject(nothing)
    expect(await getPrincipal(pool, '2-2103', undefined)).toMatchObject(nothing)

    await enable(sonia)
    expect(await principalOfToken(ports(), token)).toMatchObject(everything)
    const principal = await getPrincipal(pool, '2-2103', undefined)
    expect(principal).toMatchObject(everything)
    expect(principal).not.toHaveProperty('waitingRole')
    await removeSecondFactor(ports(), sonia)
  })

  it('is left to the provider of who signs in by SAML', async () => {
    const { token } = await issueToken(ports(), { ...subject, choice: collection, method: 'saml' })
    expect(await principalOfToken(ports(), token)).toMatchObject(everything)
  })

  it('asks the same of an operator who acts in it', async () => {
    const joao = { homeTenantId: 0, userId: 9001 }
    const operator = await createPrincipal(pool, (await getAccount(pool, '0-9001'))!, { roleId: 90_010, tenantId: 2, institutionId: null })
    const act = () => impersonate(ports(), operator, { username: 'sonia.acordos', reason: 'ajuda' })
    expect(await act()).toEqual({ kind: 'forbidden' })
    await enable(joao)
    const begun = await act()
    if (begun.kind !== 'begun') throw new Error(begun.kind)
    expect(await principalOfToken(ports(), begun.token)).toMatchObject({ ...everything, impersonatedBy: 9001 })
  })

  it('is known before it is removed, and asked for nowhere else', async () => {
    const isRequired = async (sub: string) => isSecondFactorRequired(pool, (await getAccount(pool, sub))!, {})
    expect(await isRequired('2-2103')).toBe(true)
    expect(await isRequired('2-2002')).toBe(false)
    expect(await isRequired('1-1103')).toBe(false)
    expect(await getPrincipal(pool, '1-1103', undefined)).toMatchObject({ profile: 'COLLECTION_ADVISORY' })
  })
})

describe('an installation that asks operators for a second factor', () => {
  const asking = () => ({ ...ports(), operatorsNeedFactor: true })
  const joao = { homeTenantId: 0, userId: 9001 }
  const waits = async (sub: string) => {
    const principal = (await getPrincipal(pool, sub, undefined, asking()))!
    return principal.waitingRole !== undefined && Object.keys(principal.permissions).length === 0
  }

  it('gives who acts as others no rights without one, above all institutions and in them', async () => {
    await removeSecondFactor(ports(), joao)
    expect(await waits('0-9001')).toBe(true)
    expect(await getPrincipal(pool, '0-9001', undefined)).not.toHaveProperty('waitingRole')
    const { token } = await issueToken(ports(), { tenantId: 0, userId: 9001, choice: null, method: 'password' })
    expect((await principalOfToken(asking(), token))!.permissions).toEqual({})
    await enable(joao)
    expect(await waits('0-9001')).toBe(false)
    expect((await principalOfToken(asking(), token))!.permissions.identity).toContain('impersonate')
  })

  it('asks the same of who manages banks, and of nobody whose role weighs little', async () => {
    // Gina manages banks, Iris collects, Ana studies.
    expect(await waits('1-1101')).toBe(true)
    expect(await waits('1-1103')).toBe(false)
    expect(await waits('1-1001')).toBe(false)
    expect(await isSecondFactorRequired(pool, (await getAccount(pool, '1-1101'))!, asking())).toBe(true)
    expect(await isSecondFactorRequired(pool, (await getAccount(pool, '1-1101'))!, {})).toBe(false)
  })
})
