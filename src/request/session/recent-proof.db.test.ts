import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { appConfig } from '#config'
import { createTestDatabase } from '../../../tests/support/database.ts'
import type { PortalRuntime } from '../runtime.ts'
import type { RequestScope } from '../request-scope.server.ts'
import { createSessionCache } from './session-cache.server.ts'
import { createSession, loadSession, getProofInstant } from './session-store.server.ts'
import type { Session, SessionPerson } from './session.ts'
import { checkRecentProof, proveByProvider } from './recent-proof.server.ts'

let runtime: PortalRuntime
const lifetime = appConfig.session.proofLifetime * 1000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)

beforeAll(async () => {
  const { pool } = await createTestDatabase()
  runtime = {
    pool,
    encryptionKey: randomBytes(32),
    sessions: createSessionCache({ on: () => () => {}, isListening: () => false }),
  } as unknown as PortalRuntime
})

async function open(proof: Date | null, impersonated = false): Promise<Session> {
  const [hostname, person] = ['aurora.localhost', { impersonated } as SessionPerson]
  const tokens = { accessToken: 'a', refreshToken: null, idToken: '', accessTokenExpiresAt: 0 }
  const given = { hostname, tenantId: 1, userId: 7, person, tokens }
  const secret = await createSession(runtime, given, { userAgent: null, provenAt: proof })
  return (await loadSession(runtime, secret, hostname))!
}

describe('a recent proof', () => {
  it.each([
    ['of a moment ago is enough', () => ago(1000), false, 'accepted'],
    ['of long ago is asked for again', () => ago(lifetime + 1000), false, 'STEP_UP_REQUIRED'],
    ['that nobody has seen is asked for', () => null, false, 'STEP_UP_REQUIRED'],
    ['is not asked of who acts as somebody, and cannot be given', () => ago(lifetime + 1000), true, 'FORBIDDEN'],
  ])('%s', async (_, proof, impersonated, expected) => {
    const outcome = await checkRecentProof({ runtime }, await open(proof(), impersonated)).then(
      () => 'accepted',
      ({ code }: { code: string }) => code,
    )
    expect(outcome).toBe(expected)
  })
})

describe('what a provider says of a new sign-in', () => {
  const begun = { startedAt: Date.now() }
  const prove = async (session: Session, person: { tenantId: number; userId: number }, signedInAt: Date | null) => {
    const scope = { runtime, session, restrictedSession: null, log: pino({ level: 'silent' }) } as unknown as RequestScope
    const isKept = await proveByProvider(scope, person, signedInAt, begun)
    expect((await getProofInstant(runtime, session)) !== null).toBe(isKept)
    return isKept
  }
  const same = { tenantId: 1, userId: 7 }

  it('is kept for the person who is signed in, and who signed in anew', async () => {
    expect(await prove(await open(null), same, new Date())).toBe(true)
  })

  it.each([
    ['another person', { tenantId: 1, userId: 8 }, () => new Date()],
    ['the number of another tenant', { tenantId: 2, userId: 7 }, () => new Date()],
    ['a sign-in of before', same, () => ago(600_000)],
    ['a sign-in without its time', same, () => null],
  ])('is no proof of %s', async (_, person, at) => {
    expect(await prove(await open(null), person, at())).toBe(false)
  })

  it('is no proof for an operator who acts as the person', async () => {
    expect(await prove(await open(null, true), same, new Date())).toBe(false)
  })
})
