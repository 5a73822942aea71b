import { samlNamespaces } from '../../platform/saml-xml.ts'
import { decryptionMethods } from './encrypted-assertion.ts'
import { samlAddresses } from './service-provider.ts'
import type { SamlKey } from './saml-key.ts'

/**
 * What a provider has to know of a hostname: its name, its addresses, and the certificate for its signatures and for encrypting to it.
 *
 * @param portal the hostname's own address
 */
export function samlMetadata(portal: string, { certificate }: SamlKey): string {
  const { entityId, callbackUrl, signedOutUrl } = samlAddresses(portal)
  const binding = (name: string) => `urn:oasis:names:tc:SAML:2.0:bindings:HTTP-${name}`
  const base64 = certificate.replace(/-----[^-]+-----|\s/g, '')
  const keyInfo = `<ds:KeyInfo xmlns:ds="${samlNamespaces.signature}"><ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`
  const methods = decryptionMethods.map((method) => `<md:EncryptionMethod Algorithm="${method}"/>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><md:SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="${samlNamespaces.protocol}"><md:KeyDescriptor use="signing">${keyInfo}</md:KeyDescriptor><md:KeyDescriptor use="encryption">${keyInfo}${methods}</md:KeyDescriptor><md:SingleLogoutService Binding="${binding('Redirect')}" Location="${signedOutUrl}"/><md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified</md:NameIDFormat><md:AssertionConsumerService index="0" isDefault="true" Binding="${binding('POST')}" Location="${callbackUrl}"/></md:SPSSODescriptor></md:EntityDescriptor>
`
}
