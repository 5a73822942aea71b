import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PortalRuntime } from '../upstream/runtime.ts'
import { verifyIdToken } from './identity-client.server.ts'

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
    expect(await verifyIdToken(runtime, await sign(good), 'nonce-1')).toBe('1-1001')
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
    const secret = new TextEncoder().encode(JSON.stringify(await fetch(runtime.identityProvider.jwksUri).then((response) => response.json())))
    const token = await new SignJWT(good).setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(secret)
    await expect(verifyIdToken(runtime, token, 'nonce-1')).rejects.toThrow()
  })
})
