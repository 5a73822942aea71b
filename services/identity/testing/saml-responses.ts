import { generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { SignedXml } from 'xml-crypto'
import { encrypt, type EncryptOptions } from 'xml-encryption'

/** A test identity provider, separate from the sandbox's. */
export const testProvider = (keys: KeyObject[]) => ({
  entityId: 'https://provider.example/saml',
  keys: keys.map((key) => key.export({ type: 'spki', format: 'pem' }).toString()),
  signInUrl: 'https://provider.example/sso?tenant=mar',
  signOutUrl: 'https://provider.example/slo',
  loginAttribute: null as string | null,
})

export const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Overrides of the response; null omits a part. */
export interface ResponseParts {
  responseId: string
  assertionId: string
  issuer: string
  responseIssuer: string
  destination: string
  recipient: string | null
  audience: string | null
  inResponseTo: string | null
  subjectInResponseTo: string | null
  nameId: string
  attributes: string
  method: string
  status: string
  notBefore: Date
  notOnOrAfter: Date
  subjectNotOnOrAfter: Date | null
}

const attribute = (name: string, value: string | null) => (value === null ? '' : ` ${name}="${value}"`)
const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol'
const saml = 'urn:oasis:names:tc:SAML:2.0:assertion'

export function assertionXml(parts: ResponseParts): string {
  const {
    assertionId,
    issuer,
    nameId,
    method,
    subjectInResponseTo,
    subjectNotOnOrAfter,
    recipient,
    notBefore,
    notOnOrAfter,
    audience,
    attributes,
  } = parts
  const until = attribute('NotOnOrAfter', subjectNotOnOrAfter?.toISOString() ?? null)
  return `<saml:Assertion xmlns:saml="${saml}" ID="${assertionId}" Version="2.0" IssueInstant="${notBefore.toISOString()}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID>${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:${method}"><saml:SubjectConfirmationData${attribute('InResponseTo', subjectInResponseTo)}${attribute('Recipient', recipient)}${until}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${notBefore.toISOString()}" NotOnOrAfter="${notOnOrAfter.toISOString()}">${audience === null ? '' : `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`}</saml:Conditions><saml:AuthnStatement AuthnInstant="${notBefore.toISOString()}" SessionIndex="_session"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${attributes}</saml:Assertion>`
}

export function responseXml(parts: ResponseParts, assertion = assertionXml(parts)): string {
  const { responseId, destination, inResponseTo, responseIssuer, status, notBefore } = parts
  return `<samlp:Response xmlns:samlp="${protocol}" ID="${responseId}" Version="2.0" IssueInstant="${notBefore.toISOString()}" Destination="${destination}"${attribute('InResponseTo', inResponseTo)}><saml:Issuer xmlns:saml="${saml}">${responseIssuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>${assertion}</samlp:Response>`
}

export interface Signing {
  what?: 'Assertion' | 'Response'
  signature?: string
  digest?: string
  certificate?: string
}

/** Signs the only element with that name, after its issuer. */
export function sign(
  xml: string,
  key: KeyObject,
  {
    what = 'Assertion',
    signature = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest = 'http://www.w3.org/2001/04/xmlenc#sha256',
    certificate,
  }: Signing = {},
): string {
  const signer = new SignedXml({
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: signature as never,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
    ...(certificate && { getKeyInfoContent: () => `<X509Data><X509Certificate>${certificate}</X509Certificate></X509Data>` }),
  })
  const path = `//*[local-name()='${what}']`
  signer.addReference({
    xpath: path,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
    digestAlgorithm: digest as never,
  })
  signer.computeSignature(xml, { location: { reference: `${path}/*[local-name()='Issuer']`, action: 'after' } })
  return signer.getSignedXml()
}

/** Encrypts the only assertion for the holder of the certificate's key. */
export async function encryptAssertion(
  xml: string,
  certificate: string,
  {
    content = 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    key = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
  }: { content?: EncryptOptions['encryptionAlgorithm']; key?: EncryptOptions['keyEncryptionAlgorithm'] } = {},
): Promise<string> {
  const assertion = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)![0]
  const rsa_pub = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'pem' })
  const encrypted = await promisify(encrypt)(assertion, {
    rsa_pub,
    pem: certificate,
    encryptionAlgorithm: content,
    keyEncryptionAlgorithm: key,
    disallowEncryptionWithInsecureAlgorithm: false,
    warnInsecureAlgorithm: false,
  })
  return xml.replace(assertion, () => `<saml:EncryptedAssertion xmlns:saml="${saml}">${encrypted}</saml:EncryptedAssertion>`)
}

export const encoded = (xml: string) => Buffer.from(xml).toString('base64')
