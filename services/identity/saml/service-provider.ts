import { type CacheProvider, SAML } from '@node-saml/node-saml'
import { type SamlProvider, getSamlProvider } from '../../settings/applications/saml-provider.ts'
import type { SingleTokenPorts } from '../single-tokens/single-token.ts'
import type { SamlKey } from './saml-key.ts'

export interface SamlPorts extends SingleTokenPorts {
  portalUrl(hostname: string): string
  samlKey(): Promise<SamlKey>
}

export interface ServiceProvider {
  tenantId: number
  provider: SamlProvider
  callbackUrl: string
  signatures: SAML
  /** PEM */
  privateKey: string
}

export const samlAddresses = (portal: string) => ({
  /** Audience of assertions. */
  entityId: `${portal}/auth/saml`,
  /** Assertion consumer service. */
  callbackUrl: `${portal}/auth/saml/callback`,
  /** Single logout service. */
  signedOutUrl: `${portal}/auth/signed-out`,
})

/** No replay cache: the portal checks request ids and the database used assertions. */
const noCache: CacheProvider = { saveAsync: async () => null, getAsync: async () => null, removeAsync: async () => null }

/** The service provider of a hostname; null without SAML. */
export async function getServiceProvider(
  { pool, portalUrl, samlKey }: SamlPorts,
  hostname: string,
  request?: { id: string; forceAuthn: boolean },
): Promise<ServiceProvider | null> {
  const found = await getSamlProvider(pool, hostname)
  if (!found) return null
  const { tenantId, provider } = found
  const { privateKey } = await samlKey()
  const absolute = (url: string) => (url.startsWith('/') ? `${portalUrl('localhost')}${url}` : url)
  const { entityId, callbackUrl } = samlAddresses(portalUrl(hostname))
  const signatures = new SAML({
    idpCert: provider.keys,
    issuer: entityId,
    audience: entityId,
    callbackUrl,
    entryPoint: absolute(provider.signInUrl),
    ...(provider.signOutUrl && { logoutUrl: absolute(provider.signOutUrl) }),
    privateKey,
    signatureAlgorithm: 'sha256',
    // The assertion must be signed; signing the response is optional.
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // `readResponse` checks times with the service's clock.
    acceptedClockSkewMs: -1,
    identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
    // Some providers reject requests that prescribe an authentication method.
    disableRequestedAuthnContext: true,
    cacheProvider: noCache,
    ...(request && { generateUniqueId: () => request.id, forceAuthn: request.forceAuthn }),
  })
  return { tenantId, provider, callbackUrl, signatures, privateKey }
}
