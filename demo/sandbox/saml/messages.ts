import { type KeyObject, randomBytes, verify, X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { SignedXml } from 'xml-crypto'
import { encrypt } from 'xml-encryption'
import { getAttribute, onlyChild, parseSamlXml, samlNamespaces, getElementText } from '../../../services/platform/saml-xml.ts'
import { samlSandboxId } from './registration.ts'

export interface SamlRequest {
  kind: 'AuthnRequest' | 'LogoutRequest'
  id: string
  issuer: string
  /** Null uses the registered URL. */
  callbackUrl: string | null
  forceAuthn: boolean
}

export interface SignedInPerson {
  username: string
  sessionIndex: string
}

const validFor = 300_000
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const status = 'urn:oasis:names:tc:SAML:2.0:status'
const newId = () => `_${randomBytes(16).toString('hex')}`
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** A request as received, by the redirect binding or in the form that carries it through the sign-in. */
export interface CarriedRequest {
  SAMLRequest: string
  RelayState: string
  SigAlg: string
  Signature: string
}

/** Whether the certificate (PEM) signed the request, over its parameters in their order. */
export function hasValidSignature(certificate: string, { Signature, ...carried }: CarriedRequest): boolean {
  const signed = Object.entries(carried).filter(([, value]) => value !== '')
  const text = signed.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return carried.SigAlg === rsaSha256 && verify('sha256', Buffer.from(text), certificate, Buffer.from(Signature, 'base64'))
}

/** Reads a redirect-binding request (deflated XML in Base64). Throws for anything else. */
export function readRequest(parameter: string): SamlRequest {
  const root = parseSamlXml(inflateRawSync(Buffer.from(parameter, 'base64'), { maxOutputLength: 65_536 }).toString('utf8'))
  const kind = root.localName
  const id = getAttribute(root, 'ID')
  if ((kind !== 'AuthnRequest' && kind !== 'LogoutRequest') || root.namespaceURI !== samlNamespaces.protocol || !id)
    throw new Error('no SAML request')
  return {
    kind,
    id,
    issuer: getElementText(onlyChild(root, 'assertion', 'Issuer')),
    callbackUrl: getAttribute(root, 'AssertionConsumerServiceURL'),
    forceAuthn: getAttribute(root, 'ForceAuthn') === 'true',
  }
}

interface ResponseInput {
  request: SamlRequest
  audience: string
  callbackUrl: string
  /** PEM */
  certificate: string
  now: Date
}

/** Response with an assertion signed by RSA-SHA256 and encrypted for the portal, Base64, for the POST binding. */
export async function signedResponse(
  { request, audience, callbackUrl, certificate, now }: ResponseInput,
  { username, sessionIndex }: SignedInPerson,
  key: KeyObject,
): Promise<string> {
  const until = new Date(now.getTime() + validFor).toISOString()
  const at = now.toISOString()
  const assertion = `<saml:Assertion xmlns:saml="${samlNamespaces.assertion}" ID="${newId()}" Version="2.0" IssueInstant="${at}"><saml:Issuer>${samlSandboxId}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified">${escaped(username)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${escaped(request.id)}" NotOnOrAfter="${until}" Recipient="${escaped(callbackUrl)}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${escaped(audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at}" SessionIndex="${escaped(sessionIndex)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement></saml:Assertion>`
  const signature = new SignedXml({
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: rsaSha256,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  })
  const path = "//*[local-name()='Assertion']"
  signature.addReference({
    xpath: path,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  })
  signature.computeSignature(assertion, { location: { reference: `${path}/*[local-name()='Issuer']`, action: 'after' } })
  const encrypted = await promisify(encrypt)(signature.getSignedXml(), {
    rsa_pub: new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'pem' }),
    pem: certificate,
    encryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
  })
  const response = envelope('Response', {
    request,
    destination: callbackUrl,
    now,
    code: `<samlp:StatusCode Value="${status}:Success"/>`,
    content: `<saml:EncryptedAssertion xmlns:saml="${samlNamespaces.assertion}">${encrypted}</saml:EncryptedAssertion>`,
  })
  return Buffer.from(response).toString('base64')
}

/** Response of a canceled sign-in, Base64, for the POST binding. */
export function deniedResponse({ request, callbackUrl, now }: Pick<ResponseInput, 'request' | 'callbackUrl' | 'now'>): string {
  const code = `<samlp:StatusCode Value="${status}:Responder"><samlp:StatusCode Value="${status}:RequestDenied"/></samlp:StatusCode>`
  return Buffer.from(envelope('Response', { request, destination: callbackUrl, now, code, content: '' })).toString('base64')
}

/** Redirect URL with the logout response. */
export function signedOutUrl(request: SamlRequest, destination: string, relayState: string | undefined, now: Date): string {
  const code = `<samlp:StatusCode Value="${status}:Success"/>`
  const url = new URL(destination)
  url.searchParams.set(
    'SAMLResponse',
    deflateRawSync(envelope('LogoutResponse', { request, destination, now, code, content: '' })).toString('base64'),
  )
  if (relayState) url.searchParams.set('RelayState', relayState)
  return url.href
}

function envelope(
  name: 'Response' | 'LogoutResponse',
  { request, destination, now, code, content }: { request: SamlRequest; destination: string; now: Date; code: string; content: string },
): string {
  return `<samlp:${name} xmlns:samlp="${samlNamespaces.protocol}" ID="${newId()}" Version="2.0" IssueInstant="${now.toISOString()}" Destination="${escaped(destination)}" InResponseTo="${escaped(request.id)}"><saml:Issuer xmlns:saml="${samlNamespaces.assertion}">${samlSandboxId}</saml:Issuer><samlp:Status>${code}</samlp:Status>${content}</samlp:${name}>`
}
