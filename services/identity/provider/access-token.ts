import { createLocalJWKSet, errors, type JWK, jwtVerify } from 'jose'
import { type Principal, principal } from '#api/principal.ts'
import type { Authenticate } from '../../platform/service.ts'
import { principalOfToken, type SingleTokenPorts } from '../single-tokens/single-token.ts'

/** Whom access tokens are for: the services behind the portal. */
export const servicesAudience = 'urn:academic-services'

/** Name of the claim that holds the principal. */
export const principalClaim = 'principal'

const cacheSize = 10_000

/**
 * Verifies access tokens of the embedded identity provider. A verified token is remembered until it expires,
 * since a page makes several calls with the same one.
 *
 * @param keys the provider's signing keys
 * @param single where tokens are looked up that are not signed; what is found is trusted for a second
 */
export function createAuthenticate(issuer: string, keys: JWK[], single: SingleTokenPorts): Authenticate {
  const keySet = createLocalJWKSet({ keys: keys.map(publicPart) })
  const verified = new Map<string, { principal: Principal; expiresAt: number }>()
  return async (authorization) => {
    const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : null
    if (!token) return null
    const known = verified.get(token)
    if (known && known.expiresAt > Date.now()) return known.principal
    if (!token.includes('.')) {
      const holder = await principalOfToken(single, token)
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

/** The members of an elliptic-curve key that verify and cannot sign. */
function publicPart({ kty, crv, x, y, kid, use, alg }: JWK): JWK {
  return { kty, crv, x, y, kid, use, alg } as JWK
}
