import { type CacheProvider, SAML } from '@node-saml/node-saml'
import { type SamlProvider, samlProviderOf } from '../../settings/applications/saml-provider.ts'
import type { SingleTokenPorts } from '../single-tokens/single-token.ts'

export interface SamlPorts extends SingleTokenPorts {
  /** The portal's origin and base path for a hostname. */
  portalUrl(hostname: string): string
}

/** One hostname of the portal as a SAML service provider, and the identity provider that it trusts. */
export interface ServiceProvider {
  tenantId: number
  provider: SamlProvider
  callbackUrl: string
  signatures: SAML
}

/** Addresses that an institution registers with its SAML provider, for one hostname of the portal. */
export const samlAddresses = (portal: string) => ({
  /** How the provider knows the portal: the audience of its assertions. */
  entityId: `${portal}/auth/saml`,
  /** Where responses are posted to (assertion consumer service). */
  callbackUrl: `${portal}/auth/saml/callback`,
  /** Where people go on after signing out (single logout service). */
  signedOutUrl: `${portal}/auth/signed-out`,
})

/** Which request a response answers is the portal's to know, and whether an assertion was used is the database's. */
const noCache: CacheProvider = { saveAsync: async () => null, getAsync: async () => null, removeAsync: async () => null }

/**
 * The service provider that a hostname of the portal is.
 *
 * @param request how the request is to be that is made with it
 * @returns null for a hostname without SAML
 */
export async function serviceProviderOf(
  { pool, portalUrl }: SamlPorts,
  hostname: string,
  request?: { id: string; forceAuthn: boolean },
): Promise<ServiceProvider | null> {
  const found = await samlProviderOf(pool, hostname)
  if (!found) return null
  const { tenantId, provider } = found
  const absolute = (url: string) => (url.startsWith('/') ? `${portalUrl('localhost')}${url}` : url)
  const { entityId, callbackUrl } = samlAddresses(portalUrl(hostname))
  const signatures = new SAML({
    idpCert: provider.keys,
    issuer: entityId,
    audience: entityId,
    callbackUrl,
    entryPoint: absolute(provider.signInUrl),
    ...(provider.signOutUrl && { logoutUrl: absolute(provider.signOutUrl) }),
    // The assertion itself, always; the response around it may be signed as well.
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // Times are compared by `readResponse`, with the service's clock.
    acceptedClockSkewMs: -1,
    identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
    // How people prove who they are is the provider's business: some refuse to be told.
    disableRequestedAuthnContext: true,
    cacheProvider: noCache,
    ...(request && { generateUniqueId: () => request.id, forceAuthn: request.forceAuthn }),
  })
  return { tenantId, provider, callbackUrl, signatures }
}
