import { Secret, TOTP } from 'otpauth'
import type pg from 'pg'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Principal } from '#api/principal.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { getAccount, createPrincipal } from '../../identity/provider/chosen-context.ts'
import { issueToken, principalOfToken } from '../../identity/single-tokens/single-token.ts'
import { inTenant } from '../../platform/database.ts'
import { seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { findSecondFactorHolders, resetSecondFactor } from './reset-second-factor.ts'
import { beginSecondFactor, confirmSecondFactor, hasSecondFactor } from './second-factor.ts'
import { signInPorts } from '../../identity/sign-ins/end-sign-ins.ts'

let pool: pg.Pool
let jobs: object[] = []
const now = new Date('2026-11-21T12:00:00Z')
const clock = { now: () => now }
const ports = () => ({
  pool,
  clock,
  ...signInPorts({ pool, clock }),
  secondFactorKey: Buffer.alloc(32),
  sendJob: async (_name: string, data: object) => void jobs.push(data),
  findByDocument: async () => [],
})
const ana = { homeTenantId: 1, userId: 1001 }
const clara = { homeTenantId: 1, userId: 1003 }
const asked = (username: string) => ({ username, reason: 'perdeu o celular' })
const namesFor = async (operator: Principal, search: string) =>
  (await findSecondFactorHolders(ports(), operator, search)).results.map(({ username }) => username)

/** João at Universidade Aurora, or somebody like him at one campus. */
async function operatorAt(institutionId: number | null): Promise<Principal> {
  const joao = await createPrincipal(pool, (await getAccount(pool, '0-9001'))!, { roleId: 90_010, tenantId: 1, institutionId: null })
  return { ...joao, institutionId }
}

async function enable(owner: typeof ana) {
  const { secret } = await beginSecondFactor(ports(), owner, { issuer: 'Aurora', username: 'x' })
  await confirmSecondFactor(ports(), owner, new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() }))
}

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, now)
})

beforeEach(async () => {
  await enable(ana)
  await enable(clara)
  jobs = []
})

it('removes the second factor, signs the person out, tells them and keeps who did it and why', async () => {
  const { token } = await issueToken(ports(), { tenantId: 1, userId: 1001, choice: null, method: 'password' })
  expect(await resetSecondFactor(ports(), await operatorAt(null), asked('ana.souza'))).toEqual({ userId: 1001 })
  expect(await hasSecondFactor(pool, ana)).toBe(false)
  expect(await principalOfToken(ports(), token)).toBeNull()
  expect(jobs).toMatchObject([{ kind: 'security', tenantId: 1, accountId: 1001, event: 'second-step-reset' }])
  const { rows } = await inTenant(pool, 1, ({ client }) =>
    client.query('select operator_tenant_id, operator_id, account_id, reason from users.second_factor_reset'),
  )
  expect(rows).toEqual([{ operator_tenant_id: 0, operator_id: 9001, account_id: 1001, reason: 'perdeu o celular' }])
  expect(await resetSecondFactor(ports(), await operatorAt(null), asked('ana.souza'))).toBeNull()
})

it('finds and reaches people of the operator’s institution alone who use one', async () => {
  expect(await namesFor(await operatorAt(null), 'a')).toEqual(['ana.souza', 'clara.dias'])
  expect(await namesFor(await operatorAt(11), 'a')).toEqual(['ana.souza'])
  expect(await namesFor(await operatorAt(null), 'bruno')).toEqual([])
  expect(await resetSecondFactor(ports(), await operatorAt(11), asked('clara.dias'))).toBeNull()
  expect(await resetSecondFactor(ports(), { ...(await operatorAt(null)), tenantId: 2 }, asked('ana.souza'))).toBeNull()
  expect(await hasSecondFactor(pool, clara)).toBe(true)
})

it('does not reach who may do the same', async () => {
  await inTenant(pool, 1, ({ client }) =>
    client.query(`update users.membership set permissions = '{"users": ["second-factor.reset"]}' where account_id = 1003`),
  )
  expect(await namesFor(await operatorAt(null), 'clara')).toEqual([])
  expect(await resetSecondFactor(ports(), await operatorAt(null), asked('clara.dias'))).toBeNull()
  expect(await hasSecondFactor(pool, clara)).toBe(true)
})
