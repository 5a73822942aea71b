import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mostPasskeys } from '#api/identity/auth-methods.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { inTenant } from '../../platform/database.ts'
import { seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { addPasskey, beginPasskey, deletePasskeys, getPasskeys, removePasskey } from '../../users/passkeys/passkeys.ts'
import { principalOfToken } from '../single-tokens/single-token.ts'
import { softwareAuthenticator } from '../testing/software-authenticator.ts'
import { requestPasskey, signInWithPasskey } from './passkey-sign-in.ts'

let pool: pg.Pool
let jobs: object[] = []
let now = new Date('2026-11-21T12:00:00Z')
const secondFactorKey = randomBytes(32)
const ports = () => ({
  pool,
  clock: { now: () => now },
  secondFactorKey,
  sendJob: async (_name: string, data: object) => void jobs.push(data),
  portalUrl: (hostname: string) => `https://${hostname}/academic-services`,
})
const wait = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
const [aurora, ipe, mar] = ['aurora.localhost', 'ipe.localhost', 'mar.localhost'] as [string, string, string]
const ana = { homeTenantId: 1, userId: 1001 }
const bruno = { homeTenantId: 1, userId: 1002 }
const at = (hostname: string) => ({ origin: `https://${hostname}`, rpId: hostname })

async function begin(owner = ana, hostname = aurora) {
  const begun = await beginPasskey(ports(), owner, { hostname, institution: 'Aurora', username: 'ana', name: 'Ana' })
  return begun!
}

async function add(device = softwareAuthenticator(), { owner = ana, hostname = aurora, name = 'Celular' } = {}) {
  const { challenge, options } = await begin(owner, hostname)
  const response = device.make({ challenge: options.challenge, ...at(hostname) })
  return { device, result: await addPasskey(ports(), owner, { hostname, challenge, name, response }) }
}

type Device = ReturnType<typeof softwareAuthenticator>

/** @param asked what the device answers, in place of what it should */
async function signIn(device: Device, hostname = aurora, asked: Partial<Parameters<Device['answer']>[0]> = {}) {
  const request = await requestPasskey(ports(), hostname)
  const response = device.answer({ challenge: request!.options.challenge, ...at(hostname), ...asked })
  return signInWithPasskey(ports(), { hostname, challenge: request!.challenge, response })
}

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, now)
})

beforeEach(async () => {
  wait(3600)
  for (const owner of [ana, bruno]) await inTenant(pool, 1, ({ db }) => deletePasskeys(db, owner))
  jobs = []
})

describe('a passkey', () => {
  it('signs its person in, at the hostname where it was made, and says when it was used', async () => {
    const { device } = await add()
    expect(await getPasskeys(ports(), ana)).toMatchObject([{ name: 'Celular', hostname: aurora, lastUsedAt: null }])
    wait(60)
    const result = await signIn(device)
    const principal = result.kind === 'accepted' ? await principalOfToken(ports(), result.token.token) : null
    expect(principal).toMatchObject({ homeTenantId: 1, userId: 1001, method: 'passkey' })
    expect(await getPasskeys(ports(), ana)).toMatchObject([{ lastUsedAt: now.toISOString() }])
    expect(await signIn(device, ipe)).toEqual({ kind: 'unknown' })
  })

  it('asks for a device that names the person by itself and is unlocked, and not for one that has a passkey already', async () => {
    const { device } = await add()
    const { options } = await begin()
    expect(options.authenticatorSelection).toEqual({ residentKey: 'required', userVerification: 'required' })
    expect(options.excludeCredentials).toEqual([{ id: device.id, type: 'public-key', transports: ['internal'] }])
    expect((await begin(bruno)).options.excludeCredentials).toEqual([])
    expect((await requestPasskey(ports(), aurora))!.options).toMatchObject({ rpId: aurora, userVerification: 'required' })
  })

  it('signs in nobody once it is removed, by its person alone', async () => {
    const { device, result } = await add()
    const { id } = result.kind === 'added' ? result.passkey : { id: '' }
    expect(await removePasskey(ports(), bruno, id)).toBe(false)
    expect(await removePasskey(ports(), ana, id)).toBe(true)
    expect(await signIn(device)).toEqual({ kind: 'unknown' })
    expect(jobs).toMatchObject([{ event: 'passkey-added' }, { event: 'passkey-removed', accountId: 1001 }])
  })

  it('is one of few', async () => {
    const begun = await begin()
    for (let made = 0; made < mostPasskeys; made++) expect((await add()).result.kind).toBe('added')
    expect(await beginPasskey(ports(), ana, { hostname: aurora, institution: 'Aurora', username: 'ana', name: 'Ana' })).toBeNull()
    const response = softwareAuthenticator().make({ challenge: begun.options.challenge, ...at(aurora) })
    expect(await addPasskey(ports(), ana, { hostname: aurora, challenge: begun.challenge, name: 'x', response })).toEqual({
      kind: 'too-many',
    })
  })
})

describe('an answer is refused', () => {
  const refused = { kind: 'refused' }

  it('the second time, even of a device that does not count', async () => {
    const { device } = await add(softwareAuthenticator({ counts: false }))
    const { challenge, options } = (await requestPasskey(ports(), aurora))!
    const answer = { hostname: aurora, challenge, response: device.answer({ challenge: options.challenge, ...at(aurora) }) }
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => signInWithPasskey(ports(), answer)))
    expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
  })

  it('after five minutes', async () => {
    const { device } = await add()
    const { challenge, options } = (await requestPasskey(ports(), aurora))!
    wait(301)
    const response = device.answer({ challenge: options.challenge, ...at(aurora) })
    expect(await signInWithPasskey(ports(), { hostname: aurora, challenge, response })).toMatchObject(refused)
  })

  it('to another challenge, from another site, for another site, or without the device unlocked', async () => {
    const { device } = await add()
    expect(await signIn(device, aurora, { challenge: 'AAAA' })).toMatchObject(refused)
    expect(await signIn(device, aurora, { origin: 'https://evil.example' })).toMatchObject(refused)
    expect(await signIn(device, aurora, { rpId: 'evil.example' })).toMatchObject(refused)
    expect(await signIn(device, aurora, { isUnlocked: false })).toMatchObject(refused)
    expect((await signIn(device)).kind).toBe('accepted')
  })

  it('from a copy of the device', async () => {
    const { device } = await add()
    for (let use = 0; use < 3; use++) await signIn(device)
    device.setCounter(1)
    expect(await signIn(device)).toMatchObject(refused)
  })

  it('with the signature of another device', async () => {
    const { device } = await add()
    const other = softwareAuthenticator()
    const { challenge, options } = (await requestPasskey(ports(), aurora))!
    const { response } = other.answer({ challenge: options.challenge, ...at(aurora) })
    const forged = { ...device.answer({ challenge: options.challenge, ...at(aurora) }), response }
    expect(await signInWithPasskey(ports(), { hostname: aurora, challenge, response: forged })).toMatchObject(refused)
  })

  it('to a challenge that was given for something else, or by nobody', async () => {
    const { device } = await add()
    const begun = await begin()
    const response = device.answer({ challenge: begun.options.challenge, ...at(aurora) })
    for (const challenge of [begun.challenge, 'nonsense', (await requestPasskey(ports(), ipe))!.challenge])
      expect(await signInWithPasskey(ports(), { hostname: aurora, challenge, response })).toMatchObject(refused)
  })

  it('when it was made for another person, at another site, locked, or is kept already', async () => {
    const { device } = await add()
    const made = async (asked: Partial<Parameters<Device['make']>[0]>, owner = ana, one = softwareAuthenticator()) => {
      const { challenge, options } = await begin()
      const response = one.make({ challenge: options.challenge, ...at(aurora), ...asked })
      return addPasskey(ports(), owner, { hostname: aurora, challenge, name: 'x', response })
    }
    expect(await made({}, bruno)).toMatchObject(refused)
    expect(await made({ origin: 'https://evil.example' })).toMatchObject(refused)
    expect(await made({ isUnlocked: false })).toMatchObject(refused)
    expect(await made({}, ana, device)).toMatchObject(refused)
    expect((await made({})).kind).toBe('added')
  })
})

it('is not asked for where nobody has a password', async () => {
  await pool.query(
    `update settings.application set authentication_modes = authentication_modes || '{"hasAuthBySafea": false, "hasAuthByEmail": false}'
     where hostname = $1`,
    [mar],
  )
  expect(await requestPasskey(ports(), mar)).toBeNull()
  expect(await requestPasskey(ports(), 'unknown.localhost')).toBeNull()
})
