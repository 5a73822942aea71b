import { timingSafeEqual } from 'node:crypto'
import { portalAuthorization } from '#api/portal-authorization.ts'
import { getHash } from './hash.ts'
import type { CallHeaders } from '#api/request-id.ts'

/** Header by which the portal authenticates itself, in addition to a person's token if there is one. */
const portalHeader = 'x-portal-authorization'

export interface PortalClient {
  /** The address of the person who uses the portal; null where the portal calls for nobody, as from a job. */
  address: string | null
}

/** Identifies the portal by its secret, since only the portal may state a user's address. Null for others. */
export function createPortalCheck(secret: string): (headers: CallHeaders) => PortalClient | null {
  const expected = getHash(portalAuthorization(secret))
  return (headers) => {
    const header = headers.get(portalHeader)
    if (!header || !timingSafeEqual(getHash(header), expected)) return null
    return { address: headers.get('x-client-address') ?? null }
  }
}
