import { timingSafeEqual } from 'node:crypto'
import { portalAuthorization } from '#api/portal-authorization.ts'
import { getHash } from './hash.ts'
import type { CallHeaders } from '#api/request-id.ts'

/** How the portal proves itself, beside the token of a person if there is one. */
const portalHeader = 'x-portal-authorization'

export interface PortalClient {
  /** Of whoever uses the portal; null where it calls for nobody, as from a job. */
  address: string | null
}

/** Identifies the portal by its secret, since only the portal may state a user's address. Null for others. */
export function createPortalCheck(secret: string): (headers: CallHeaders) => PortalClient | null {
  const expected = getHash(portalAuthorization(secret))
  return (headers) => {
    const given = headers.get(portalHeader)
    if (!given || !timingSafeEqual(getHash(given), expected)) return null
    return { address: headers.get('x-client-address') ?? null }
  }
}
