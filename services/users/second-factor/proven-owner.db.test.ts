import { randomBytes } from 'node:crypto'
import { call } from '@orpc/server'
import { Secret, TOTP } from 'otpauth'
import type pg from 'pg'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { principal } from '../../financial/testing/world.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { demoPassword, seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { findAccount } from '../accounts/accounts.ts'
import { passkeyHandlers } from '../passkeys/passkeys.routes.ts'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts'
import { secondFactorHandlers } from './second-factor.routes.ts'
import { signInPorts } from '../../identity/sign-ins/end-sign-ins.ts'

let pool: pg.Pool
let now = new Date('2026-11-21T12:00:00Z')
const owner = { homeTenantId: 2, userId: 2002 }
const key = randomBytes(32)
const clock = { now: () => now }
const ports = () => ({
  ...signInPorts({ pool, clock }),
  pool,
  clock,
  secondFactorKey: key,
  sendJob: async () => undefined,
  portalUrl: (hostname: string) => `http://${hostname}`,
  log: pino({ level: 'silent' }),
})
const getCode = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
const context = { principal: { ...principal({ userId: 2002, tenantId: 2 }), ...owner, method: 'password', grantId: 'kept' }, token: 'kept' }
const asked = { context: context as unknown as ServiceContext }

/** What changes how one signs in. */
const changes: Record<string, (proof: { currentPassword: string; code?: string }) => Promise<unknown>> = {
  'another app': (proof) => call(secondFactorHandlers(ports()).beginSecondFactor, proof, asked),
  'new recovery codes': (proof) => call(secondFactorHandlers(ports()).renewRecoveryCodes, proof, asked),
  'no factor': (proof) => call(secondFactorHandlers(ports()).removeSecondFactor, proof, asked),
  'a passkey': (proof) => call(passkeyHandlers(ports()).beginPasskey, { ...proof, hostname: 'ipe.localhost' }, asked),
  'one passkey less': (proof) => call(passkeyHandlers(ports()).removePasskey, { ...proof, id: crypto.randomUUID() }, asked),
}
const password = { currentPassword: demoPassword }
const code = (wanted: string) => expect.objectContaining({ code: wanted })

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, now)
})

beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000)
  await removeSecondFactor(ports(), owner)
})

async function enable() {
  const { secret } = await beginSecondFactor(ports(), owner, { issuer: 'Ipê', username: 'elisa.prado' })
  const codes = (await confirmSecondFactor(ports(), owner, getCode(secret))) as string[]
  now = new Date(now.getTime() + 60_000)
  return { secret, codes }
}

describe.each(Object.entries(changes))('with a second factor on, %s', (_, change) => {
  it('asks for it beside the password, each code once', async () => {
    const { secret, codes } = await enable()
    await expect(change({ currentPassword: 'wrong', code: codes[0]! })).rejects.toEqual(code('WRONG_PASSWORD'))
    await expect(change(password)).rejects.toEqual(code('CODE_NEEDED'))
    await expect(change({ ...password, code: '000000' })).rejects.toEqual(code('WRONG_CODE'))
    const accepted = await change({ ...password, code: getCode(secret) }).then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
    expect(['done', 'NOT_FOUND']).toContain(accepted)
  })
})

it('a recovery code counts as the factor, and the password alone where there is none', async () => {
  const { codes } = await enable()
  await changes['no factor']!({ ...password, code: codes[0]! })
  expect(await changes['another app']!(password)).toHaveProperty('secret')
})

it('ends every other sign-in once a factor has changed, and keeps this one', async () => {
  const { secret } = await call(secondFactorHandlers(ports()).beginSecondFactor, password, asked)
  await call(secondFactorHandlers(ports()).confirmSecondFactor, { code: getCode(secret) }, asked)
  expect(await findAccount(pool, 2, 2002)).toMatchObject({ signInsEndedAt: now, keptGrant: 'kept' })
})
