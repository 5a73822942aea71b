import { createLocalJWKSet, errors, type JWK, jwtVerify } from 'jose'
import { type Principal, principal } from '#api/principal.ts'
import { principalOfToken, type SingleTokenPorts } from '../single-tokens/single-token.ts'

/** Audience of access tokens: the services behind the portal. */
export const servicesAudience = 'urn:academic-services'

export const principalClaim = 'principal'

const cacheSize = 10_000

/** Verifies access tokens, caching signed ones until they expire and single tokens for a second, so that they can be revoked. */
export function createAuthenticate(
  issuer: string,
  keys: JWK[],
  single: SingleTokenPorts,
): (authorization: string | null) => Promise<Principal | null> {
  const keySet = createLocalJWKSet({ keys: keys.map(publicPart) })
  const verified = new Map<string, { principal: Principal; expiresAt: number }>()
  const checks = new Map<string, Promise<Principal | null>>()
  // A page asks several services at once.
  const checkOnce = (token: string) => {
    const running = checks.get(token)
    if (running) return running
    const check = principalOfToken(single, token).finally(() => checks.delete(token))
    checks.set(token, check)
    return check
  }
  return async (authorization) => {
    const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : null
    if (!token) return null
    const known = verified.get(token)
    if (known && known.expiresAt > Date.now()) return known.principal
    if (!token.includes('.')) {
      const holder = await checkOnce(token)
      if (verified.size >= cacheSize) verified.clear()
      if (holder) verified.set(token, { principal: holder, expiresAt: Date.now() + 1000 })
      else verified.delete(token)
      return holder
    }
    try {
      const { payload } = await jwtVerify(token, keySet, { issuer, audience: servicesAudience, algorithms: ['ES256'] })
      const claims = principal.parse(payload[principalClaim])
      if (verified.size >= cacheSize) verified.clear()
      verified.set(token, { principal: claims, expiresAt: payload.exp! * 1000 })
      return claims
    } catch (error) {
      verified.delete(token)
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }
}

function publicPart({ kty, crv, x, y, kid, use, alg }: JWK): JWK {
  return { kty, crv, x, y, kid, use, alg } as JWK
}
