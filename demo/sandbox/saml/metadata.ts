import type { KeyObject } from 'node:crypto'
import { samlNamespaces } from '../../../services/platform/saml-xml.ts'
import { samlSandboxId } from './registration.ts'

/** Publishes a bare key: a self-signed certificate would add nothing. */
export function metadata(url: string, publicKey: KeyObject): string {
  const { n, e } = publicKey.export({ format: 'jwk' })
  const base64 = (value: string | undefined) => Buffer.from(value ?? '', 'base64url').toString('base64')
  const endpoint = (name: string, path: string) =>
    `<md:${name} Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${url}${path}"/>`
  return `<?xml version="1.0" encoding="UTF-8"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${samlSandboxId}"><md:IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="${samlNamespaces.protocol}"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="${samlNamespaces.signature}"><ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${base64(n)}</ds:Modulus><ds:Exponent>${base64(e)}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo></md:KeyDescriptor>${endpoint('SingleLogoutService', '/slo')}<md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified</md:NameIDFormat>${endpoint('SingleSignOnService', '/sso')}</md:IDPSSODescriptor></md:EntityDescriptor>`
}
