import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PortalRuntime } from '../../request/runtime.ts'
import { authorizeUrl, verifyIdToken } from '../../request/identity-client.server.ts'

const issuer = 'https://id.example'
const clientId = 'academic-services'
let server: Server
let runtime: PortalRuntime
let own: CryptoKey
let foreign: CryptoKey

beforeAll(async () => {
  const [mine, other] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  own = mine.privateKey
  foreign = other.privateKey
  const keys = [{ ...(await exportJWK(mine.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' }]
  server = createServer((_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const jwksUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`
  runtime = { identityProvider: { issuer, clientId, jwksUri } } as PortalRuntime
})
afterAll(() => void server.close())

const good = { iss: issuer, aud: clientId, sub: '1-1001', nonce: 'nonce-1', exp: Math.floor(Date.now() / 1000) + 60 }
const sign = (claims: Record<string, unknown>, key = own) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'own' }).sign(key)

describe('verifyIdToken', () => {
  it('accepts the token of this sign-in', async () => {
    expect(await verifyIdToken(runtime, await sign(good), 'nonce-1')).toEqual({ subject: '1-1001', signedInAt: null })
    const { signedInAt } = await verifyIdToken(runtime, await sign({ ...good, auth_time: 1_800_000_000 }), 'nonce-1')
    expect(signedInAt).toEqual(new Date(1_800_000_000_000))
  })

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'somebody-else' }],
    ['another sign-in', { nonce: 'nonce-2' }],
    ['yesterday', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['no nonce', { nonce: undefined }],
    ['nobody', { sub: undefined }],
    ['no end', { exp: undefined }],
  ])('refuses one of %s', async (_, change) => {
    await expect(verifyIdToken(runtime, await sign({ ...good, ...change }), 'nonce-1')).rejects.toThrow()
  })

  it('refuses one that somebody else signed, or nobody', async () => {
    await expect(verifyIdToken(runtime, await sign(good, foreign), 'nonce-1')).rejects.toThrow()
    await expect(verifyIdToken(runtime, new UnsecuredJWT(good).encode(), 'nonce-1')).rejects.toThrow()
  })

  it('refuses one signed with what everybody knows: the public key as a secret', async () => {
    const secret = new TextEncoder().encode(
      JSON.stringify(await fetch(runtime.identityProvider.jwksUri).then((response) => response.json())),
    )
    const token = await new SignJWT(good).setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(secret)
    await expect(verifyIdToken(runtime, token, 'nonce-1')).rejects.toThrow()
  })
})

describe('authorizeUrl', () => {
  const portal = {
    identityProvider: { authorizationEndpoint: `${issuer}/auth`, clientId, clientSecret: 'secret' },
    portalUrl: (hostname: string) => `https://${hostname}/academic-services`,
  } as unknown as PortalRuntime
  const request = {
    hostname: 'aurora.example',
    ownerId: 1,
    institutionId: null,
    wanted: null,
    ltiLaunch: null,
    isStepUp: false,
    state: 'state-1',
    nonce: 'nonce-1',
    verifier: 'v'.repeat(43),
    locale: 'es',
  }
  const asked = (
    change: Partial<typeof request | { wanted: object; institutionId: number; ltiLaunch: string; ownerId: null; isStepUp: boolean }>,
  ) => Object.fromEntries(authorizeUrl(portal, { ...request, ...change } as Parameters<typeof authorizeUrl>[1]).searchParams)

  it('says all that the identity provider has to know, and no secret', () => {
    expect(asked({})).toEqual({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: 'https://aurora.example/academic-services/callback',
      scope: 'openid profile offline_access',
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: createHash('sha256').update(request.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      user_type: 'tenant',
      tenant_id: '1',
      hostname: 'aurora.example',
      ui_locales: 'es',
    })
  })

  it.each([
    ['operation users', { ownerId: null }, { user_type: 'operation', tenant_id: undefined }],
    ['the portal of an institution', { institutionId: 11 }, { tenant_id: '1', institution_id: '11' }],
    ['a wanted role', { wanted: { roleId: 5, tenantId: 2, institutionId: 21 } }, { v2_role_id: '5', tenant_id: '2', institution_id: '21' }],
    ['a person who proves again who they are', { isStepUp: true }, { prompt: 'login', max_age: '0' }],
    ['a launch from a learning platform', { ltiLaunch: 'launch-1' }, { lti_launch: 'launch-1' }],
  ])('tells of %s', (_, change, expected) => {
    const given = asked(change)
    for (const [name, value] of Object.entries(expected)) expect(given[name]).toBe(value)
  })
})
