import {
  getAttribute,
  getChildren,
  getDescendants,
  onlyChild,
  parseSamlXml,
  samlNamespaces,
  getElementText,
} from '../../platform/saml-xml.ts'
import type { SamlSession } from '../identity.schema.ts'
import { openedAssertion } from './encrypted-assertion.ts'
import { type Expected, latestUse, requireTimely } from './conditions.ts'
import type { ServiceProvider } from './service-provider.ts'

/** Error of a SAML response. Its message is logged, so it must not quote the response. */
export class SamlResponseError extends Error {
  /** True when the provider itself reports a failed sign-in. */
  readonly isDenial: boolean

  constructor(message: string, isDenial = false) {
    super(message)
    this.name = 'SamlResponseError'
    this.isDenial = isDenial
  }
}

export interface SamlAssertion extends Omit<SamlSession, 'hostname'> {
  id: string
  login: string
  /** When the provider authenticated the person. */
  authenticatedAt: Date | null
  expiresAt: Date
}

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success'

const algorithms: Record<string, readonly string[]> = {
  SignatureMethod: ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256'],
  CanonicalizationMethod: ['http://www.w3.org/2001/10/xml-exc-c14n#'],
  Transform: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
}

/**
 * Verifies a Base64 SAML response. node-saml checks signature and audience, and only signed content is read; the other rules are
 * checked here. Throws SamlResponseError.
 */
export async function readResponse(
  party: ServiceProvider,
  samlResponse: string,
  { requestId, now }: { requestId: string; now: Date },
): Promise<SamlAssertion> {
  const expected = { issuer: party.provider.entityId, recipient: party.callbackUrl, requestId, now }
  try {
    const response = parseSamlXml(Buffer.from(samlResponse, 'base64').toString('utf8'))
    checkEnvelope(response, expected)
    const opened = await openedAssertion(response, party.privateKey)
    if (opened !== null) checkAlgorithms(parseSamlXml(opened))
    const verified = await signedAssertion(party, opened === null ? samlResponse : wrapAssertion(opened))
    return readAssertion(parseSamlXml(verified), expected, party.provider.loginAttribute)
  } catch (error) {
    if (error instanceof SamlResponseError) throw error
    throw new SamlResponseError(error instanceof Error ? error.message : 'unreadable')
  }
}

/** Wraps the decrypted assertion for node-saml, which would decrypt it again and reject the encryption methods of older providers. */
const wrapAssertion = (assertion: string): string =>
  Buffer.from(`<samlp:Response xmlns:samlp="${samlNamespaces.protocol}" ID="_opened">${assertion}</samlp:Response>`).toString('base64')

/** The signed assertion. node-saml's error messages quote the response, so they are not logged. */
async function signedAssertion({ signatures }: ServiceProvider, samlResponse: string): Promise<string> {
  const { profile } = await signatures.validatePostResponseAsync({ SAMLResponse: samlResponse }).catch(({ message }: Error) => {
    throw new Error(
      /audience/i.test(message)
        ? 'the assertion is for another audience'
        : /signature/i.test(message)
          ? 'the signature does not fit'
          : 'the assertion is incomplete',
    )
  })
  if (!profile?.getAssertionXml) throw new Error('there is no assertion')
  return profile.getAssertionXml()
}

/** Checks the algorithms of signatures: encryption has a list of its own, in which a digest means something else. */
function checkAlgorithms(message: Element): void {
  for (const [name, allowed] of Object.entries(algorithms)) {
    const isForeign = (element: Element) =>
      (element.parentNode as Element).localName !== 'EncryptionMethod' && !allowed.includes(getAttribute(element, 'Algorithm') ?? '')
    if (getDescendants(message, name).some(isForeign)) throw new Error(`${name} is not allowed`)
  }
}

/** The envelope may be unsigned: it must match, but proves nothing. */
function checkEnvelope(response: Element, { issuer, recipient, requestId }: Expected): void {
  if (response.localName !== 'Response' || response.namespaceURI !== samlNamespaces.protocol) throw new Error('the message is no response')
  checkAlgorithms(response)
  if ((getAttribute(response, 'Destination') ?? recipient) !== recipient) throw new Error('the response is for another address')
  if (getAttribute(response, 'InResponseTo') !== requestId) throw new Error('the response answers another request, or none')
  if (getChildren(response, 'assertion', 'Issuer').some((one) => getElementText(one) !== issuer))
    throw new Error('the response is of another issuer')
  const status = onlyChild(onlyChild(response, 'protocol', 'Status'), 'protocol', 'StatusCode')
  if (getAttribute(status, 'Value') !== success) throw new SamlResponseError('the provider answers that nobody signed in', true)
}

function readAssertion(assertion: Element, expected: Expected, loginAttribute: string | null): SamlAssertion {
  if (assertion.localName !== 'Assertion' || assertion.namespaceURI !== samlNamespaces.assertion)
    throw new Error('what was signed is no assertion')
  if (getElementText(onlyChild(assertion, 'assertion', 'Issuer')) !== expected.issuer) throw new Error('the assertion is of another issuer')
  const id = getAttribute(assertion, 'ID')
  if (!id) throw new Error('the assertion has no id')
  requireTimely(onlyChild(assertion, 'assertion', 'Conditions'), expected.now)
  const subject = onlyChild(assertion, 'assertion', 'Subject')
  const expiresAt = latestUse(getChildren(subject, 'assertion', 'SubjectConfirmation'), expected)
  const statement = onlyChild(assertion, 'assertion', 'AuthnStatement')
  const name = onlyChild(subject, 'assertion', 'NameID')
  const nameId = {
    value: getElementText(name),
    format: getAttribute(name, 'Format'),
    nameQualifier: getAttribute(name, 'NameQualifier'),
    spNameQualifier: getAttribute(name, 'SPNameQualifier'),
  }
  const login = loginAttribute ? attributeValue(assertion, loginAttribute) : nameId.value
  if (!login) throw new Error('the assertion names nobody')
  const sessionIndex = getAttribute(statement, 'SessionIndex')
  return { id, login, authenticatedAt: getInstant(getAttribute(statement, 'AuthnInstant')), nameId, sessionIndex, expiresAt }
}

function getInstant(text: string | null): Date | null {
  const instant = new Date(text ?? '')
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** Throws unless there is exactly one value. */
function attributeValue(assertion: Element, name: string): string {
  const attributes = getChildren(assertion, 'assertion', 'AttributeStatement')
    .flatMap((statement) => getChildren(statement, 'assertion', 'Attribute'))
    .filter((one) => getAttribute(one, 'Name') === name)
    .flatMap((one) => getChildren(one, 'assertion', 'AttributeValue'))
  if (attributes.length !== 1) throw new Error('the attribute of the login is missing or ambiguous')
  return getElementText(attributes[0]!)
}
