import { timingSafeEqual } from 'node:crypto'
import { hashOf } from './hash.ts'

/** The portal, asking for somebody who has no token yet. */
export interface PortalClient {
  /** Where the person's request came from, as the portal saw it. */
  address: string
}

/**
 * Tells the portal from everybody else who calls a service: only it knows the client's secret, so only it is believed
 * when it says where somebody comes from.
 *
 * @returns null for anybody else
 */
export function createPortalCheck(clientId: string, clientSecret: string): (headers: Headers) => PortalClient | null {
  const expected = hashOf(`Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`)
  return (headers) => {
    const given = headers.get('authorization')
    if (!given || !timingSafeEqual(hashOf(given), expected)) return null
    return { address: headers.get('x-client-address') ?? 'unknown' }
  }
}
