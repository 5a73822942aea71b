import { randomBytes } from 'node:crypto'
import { call } from '@orpc/server'
import { Secret, TOTP } from 'otpauth'
import type pg from 'pg'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IdentityProof } from '#api/users/identity-proof.ts'
import type { Principal } from '#api/principal.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { softwareAuthenticator } from '../../identity/testing/software-authenticator.ts'
import { principal } from '../../financial/testing/world.ts'
import { inTenant } from '../../platform/database.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { demoPassword, seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { passkeyHandlers } from '../passkeys/passkeys.routes.ts'
import { addPasskey, beginPasskey, deletePasskeys } from '../passkeys/passkeys.ts'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '../second-factor/second-factor.ts'
import { secondFactorHandlers } from '../second-factor/second-factor.routes.ts'
import { identityProofHandlers } from './identity-proof.routes.ts'
import { signInPorts } from '../../identity/sign-ins/end-sign-ins.ts'

let pool: pg.Pool
let now = new Date('2026-11-21T12:00:00Z')
const [elisa, fabio] = [
  { homeTenantId: 2, userId: 2002 },
  { homeTenantId: 2, userId: 2103 },
]
const hostname = 'ipe.localhost'
const key = randomBytes(32)
const clock = { now: () => now }
const ports = () => ({
  ...signInPorts({ pool, clock }),
  pool,
  clock,
  secondFactorKey: key,
  sendJob: async () => undefined,
  portalUrl: (host: string) => `https://${host}/academic-services`,
  log: pino({ level: 'silent' }),
})
const as = (change: Partial<Principal> = {}) => ({
  context: {
    principal: { ...principal({ userId: 2002, tenantId: 2 }), ...elisa, method: 'password', ...change },
    token: 'kept',
  } as unknown as ServiceContext,
})
const handlers = () => identityProofHandlers(ports())
const prove = (proof: IdentityProof, change?: Partial<Principal>) => call(handlers().proveIdentity, proof, as(change))
const refused = (code: string) => expect.objectContaining({ code })
const getCode = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
const wait = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

async function enableApp() {
  const { secret } = await beginSecondFactor(ports(), elisa, { issuer: 'Ipê', username: 'elisa.prado' })
  const codes = (await confirmSecondFactor(ports(), elisa, getCode(secret))) as string[]
  wait(60)
  return { secret, codes }
}

async function addDevice(owner = elisa) {
  const device = softwareAuthenticator()
  const begun = await beginPasskey(ports(), owner, { hostname, institution: 'Ipê', username: 'x', name: 'X' })
  const response = device.make({ challenge: begun!.options.challenge, origin: `https://${hostname}`, rpId: hostname })
  await addPasskey(ports(), owner, { hostname, challenge: begun!.challenge, name: 'Celular', response })
  return device
}

/** What the browser of the person answers with a device. */
async function getAnswer(device: ReturnType<typeof softwareAuthenticator>) {
  const { challenge, options } = await call(handlers().beginPasskeyProof, { hostname }, as())
  const response = device.answer({ challenge: options.challenge, origin: `https://${hostname}`, rpId: hostname })
  return { passkey: { hostname, challenge, response } }
}

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, now)
})

beforeEach(async () => {
  wait(3600)
  await removeSecondFactor(ports(), elisa)
  for (const owner of [elisa, fabio]) await inTenant(pool, 2, ({ db }) => deletePasskeys(db, owner))
})

describe('who is signed in proves again who they are', () => {
  it('by the password where there is no app, whose wrong guesses lock', async () => {
    expect(await call(handlers().identityProofWays, { hostname }, as())).toEqual({ asks: 'password', hasPasskey: false })
    await prove({ password: demoPassword })
    await expect(prove({})).rejects.toEqual(refused('WRONG_PASSWORD'))
    for (let guess = 0; guess < 4; guess++) await expect(prove({ password: 'wrong' })).rejects.toEqual(refused('WRONG_PASSWORD'))
    await expect(prove({ password: 'wrong' })).rejects.toEqual(refused('TOO_MANY_ATTEMPTS'))
    await expect(prove({ password: demoPassword })).rejects.toEqual(refused('TOO_MANY_ATTEMPTS'))
    wait(901)
    await prove({ password: demoPassword })
  })

  it('by a code of the app or of recovery where there is one, never by the password', async () => {
    const { secret, codes } = await enableApp()
    expect(await call(handlers().identityProofWays, { hostname }, as())).toEqual({ asks: 'code', hasPasskey: false })
    await expect(prove({ password: demoPassword })).rejects.toEqual(refused('CODE_NEEDED'))
    await expect(prove({ password: demoPassword, code: '000000' })).rejects.toEqual(refused('WRONG_CODE'))
    const code = getCode(secret)
    await prove({ code })
    await expect(prove({ code })).rejects.toEqual(refused('WRONG_CODE'))
    await prove({ code: codes[0]! })
    for (let guess = 0; guess < 3; guess++) await prove({ code: '000000' }).catch(() => undefined)
    await expect(prove({ code: codes[1]! })).rejects.toEqual(refused('TOO_MANY_ATTEMPTS'))
  })

  it('by a passkey of their own, whose answer counts once', async () => {
    await enableApp()
    const device = await addDevice()
    expect(await call(handlers().identityProofWays, { hostname }, as())).toEqual({ asks: 'code', hasPasskey: true })
    expect(await call(handlers().identityProofWays, { hostname: 'mar.localhost' }, as())).toMatchObject({ hasPasskey: false })
    const answer = await getAnswer(device)
    await prove(answer)
    await expect(prove(answer)).rejects.toEqual(refused('PASSKEY_REFUSED'))
    const other = await getAnswer(await addDevice(fabio))
    for (let guess = 0; guess < 4; guess++) await expect(prove(other)).rejects.toEqual(refused('PASSKEY_REFUSED'))
    await expect(prove(await getAnswer(device))).rejects.toEqual(refused('TOO_MANY_ATTEMPTS'))
  })

  it.each([
    ['an operator who acts as somebody', { impersonatedBy: 9001 }],
    ['whose provider keeps the password', { method: 'saml' as const }],
  ])('and nobody here who is %s', async (_, change) => {
    await expect(prove({ password: demoPassword }, change)).rejects.toEqual(refused('FORBIDDEN'))
  })
})

describe('a passkey changes how one signs in, instead of password and code', () => {
  it('once, and only their own', async () => {
    await enableApp()
    const device = await addDevice()
    expect(await call(secondFactorHandlers(ports()).renewRecoveryCodes, await getAnswer(device), as())).toHaveProperty('recoveryCodes')
    const used = await getAnswer(device)
    await call(secondFactorHandlers(ports()).removeSecondFactor, used, as())
    await expect(call(passkeyHandlers(ports()).beginPasskey, { ...used, hostname }, as())).rejects.toEqual(refused('PASSKEY_REFUSED'))
    const other = await getAnswer(await addDevice(fabio))
    await expect(call(secondFactorHandlers(ports()).beginSecondFactor, other, as())).rejects.toEqual(refused('PASSKEY_REFUSED'))
  })
})
