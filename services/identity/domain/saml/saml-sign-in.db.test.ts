import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { createPool } from '../../../platform/database.ts'
import { demoPassword, seedPeople } from '../../../seed/people.ts'
import { seedSettings } from '../../../seed/settings.ts'
import { registerSamlProvider } from '../../../settings/domain/saml-provider.ts'
import { assertionXml, encoded, makeKey, type ResponseParts, responseXml, sign, testProvider } from '../../testing/saml-responses.ts'
import { assumeRole, signInForToken } from '../single-sign-in.ts'
import { principalOfToken } from '../single-token.ts'
import { requestSamlSignIn, samlLogoutUrl, signInWithSaml } from './saml-sign-in.ts'

const hostname = 'mar.localhost'
const portal = `https://${hostname}/academic-services`
const requestId = '_request'
const now = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const key = makeKey()
const foreign = makeKey()

let pool: pg.Pool
let url: string
let assertions = 0
const ports = (one = pool) => ({ pool: one, clock: { now: () => now }, portalUrl: (name: string) => `https://${name}/academic-services` })

beforeAll(async () => {
  ;({ pool, url } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, now)
  await registerSamlProvider(pool, hostname, testProvider([key.publicKey]))
})

const parts = (over: Partial<ResponseParts> = {}): ResponseParts => ({
  responseId: '_response',
  assertionId: `_assertion${++assertions}`,
  issuer: 'https://provider.example/saml',
  responseIssuer: 'https://provider.example/saml',
  destination: `${portal}/auth/saml/callback`,
  recipient: `${portal}/auth/saml/callback`,
  audience: `${portal}/auth/saml`,
  inResponseTo: requestId,
  subjectInResponseTo: requestId,
  nameId: 'fabio.mar',
  attributes: '',
  method: 'bearer',
  status: 'Success',
  notBefore: now,
  notOnOrAfter: after(300),
  subjectNotOnOrAfter: after(300),
  ...over,
})
const good = (over: Partial<ResponseParts> = {}) => sign(responseXml(parts(over)), key.privateKey)
const post = (xml: string, one = pool) => signInWithSaml(ports(one), { hostname, requestId, samlResponse: encoded(xml) })

async function tokenOf(xml: string): Promise<string> {
  const result = await post(xml)
  if (result.kind !== 'accepted') throw new Error(JSON.stringify(result))
  return result.token.token
}

describe('a good response', () => {
  it.each([
    ['with a signed assertion', () => good()],
    ['signed as a whole too', () => sign(good(), key.privateKey, { what: 'Response' })],
    ['that names the e-mail', () => good({ nameId: 'fabio.mar@exemplo.edu.br' })],
    ['a little before its time, by another clock', () => good({ notBefore: after(30) })],
  ])('%s gives a token for the only role', async (_, response) => {
    expect(await principalOfToken(ports(), await tokenOf(response()))).toMatchObject({ userId: 3001, homeTenantId: 3, profile: 'STUDENT', method: 'saml' })
  })

  it('names the person by an attribute where the provider says so', async () => {
    const told = (value: string) => `<saml:AttributeStatement><saml:Attribute Name="uid">${value}</saml:Attribute></saml:AttributeStatement>`
    const one = '<saml:AttributeValue>fabio.mar</saml:AttributeValue>'
    await pool.query(`update settings.application set saml_provider = jsonb_set(saml_provider, '{loginAttribute}', '"uid"') where hostname = $1`, [hostname])
    expect(await post(good({ nameId: 'x7f', attributes: told(one) }))).toMatchObject({ kind: 'accepted' })
    expect(await post(good({ attributes: told(`${one}<saml:AttributeValue>ana.souza</saml:AttributeValue>`) }))).toMatchObject({ kind: 'refused' })
    expect(await post(good())).toMatchObject({ kind: 'refused' })
    await pool.query(`update settings.application set saml_provider = jsonb_set(saml_provider, '{loginAttribute}', 'null') where hostname = $1`, [hostname])
  })

  it.each(['desconhecida', 'ana.souza', 'joao.operador'])('that names %s, whom the tenant does not keep, gives none', async (nameId) => {
    expect(await post(good({ nameId }))).toEqual({ kind: 'unknown' })
  })

  it('counts once, on whichever process', async () => {
    const response = good()
    expect(await post(response)).toMatchObject({ kind: 'accepted' })
    expect(await post(response)).toMatchObject({ kind: 'refused', reason: 'the assertion was used before' })
    const another = createPool(url, 1)
    expect(await post(response, another)).toMatchObject({ kind: 'refused', reason: 'the assertion was used before' })
    await another.end()
  })

  it('counts once when two processes get it at the same moment', async () => {
    const another = createPool(url, 1)
    const response = good()
    const kinds = (await Promise.all([post(response), post(response, another), post(response), post(response, another)])).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['accepted', 'refused', 'refused', 'refused'])
    await another.end()
  })

  it('is of no use once the institution switched SAML off', async () => {
    await pool.query(`update settings.application set authentication_modes = jsonb_set(authentication_modes, '{hasAuthBySaml}', 'false') where hostname = $1`, [hostname])
    expect(await post(good())).toMatchObject({ kind: 'refused' })
    expect(await requestSamlSignIn(ports(), hostname, 'state')).toBeNull()
    await pool.query(`update settings.application set authentication_modes = jsonb_set(authentication_modes, '{hasAuthBySaml}', 'true') where hostname = $1`, [hostname])
  })
})

describe('a response is refused', () => {
  const sha1 = 'http://www.w3.org/2000/09/xmldsig#'
  it.each([
    ['without a signature', 'signature', () => responseXml(parts())],
    ['signed as a whole only', 'signature', () => sign(responseXml(parts()), key.privateKey, { what: 'Response' })],
    ['signed by somebody else', 'signature', () => sign(responseXml(parts()), foreign.privateKey)],
    ['signed by somebody else who sends the key along', 'signature', () => sign(responseXml(parts()), foreign.privateKey, { certificate: foreign.publicKey.export({ type: 'spki', format: 'der' }).toString('base64') })],
    ['with another name than was signed', 'signature', () => good({ nameId: 'desconhecida' }).replace('desconhecida', 'fabio.mar')],
    ['signed with SHA-1', 'SignatureMethod', () => sign(responseXml(parts()), key.privateKey, { signature: `${sha1}rsa-sha1` })],
    ['with a SHA-1 digest', 'DigestMethod', () => sign(responseXml(parts()), key.privateKey, { digest: `${sha1}sha1` })],
    ['signed with SHA-512', 'SignatureMethod', () => sign(responseXml(parts()), key.privateKey, { signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512' })],
    ['for another audience', 'audience', () => good({ audience: 'https://ipe.localhost/academic-services/auth/saml' })],
    ['for any audience', 'audience', () => good({ audience: null })],
    ['for another recipient', 'recipient', () => good({ recipient: 'https://ipe.localhost/academic-services/auth/saml/callback' })],
    ['for any recipient', 'recipient', () => good({ recipient: null })],
    ['for another destination', 'another address', () => good({ destination: 'https://ipe.localhost/academic-services/auth/saml/callback' })],
    ['of another issuer', 'issuer', () => good({ issuer: 'https://other.example/saml' })],
    ['of another issuer in the envelope', 'issuer', () => good({ responseIssuer: 'https://other.example/saml' })],
    ['once it expired', 'expired', () => good({ notBefore: after(-600), notOnOrAfter: after(-300) })],
    ['once its subject expired', 'expired', () => good({ notBefore: after(-600), subjectNotOnOrAfter: after(-61) })],
    ['whose subject never expires', 'incomplete', () => good({ subjectNotOnOrAfter: null })],
    ['before its time', 'not valid yet', () => good({ notBefore: after(120) })],
    ['to another request', 'another request', () => good({ inResponseTo: '_other', subjectInResponseTo: '_other' })],
    ['to another request in the assertion', 'another request', () => good({ subjectInResponseTo: '_other' })],
    ['to another request in the envelope', 'another request', () => good({ inResponseTo: '_other' })],
    ['to no request', 'another request', () => good({ inResponseTo: null, subjectInResponseTo: null })],
    ['to no request in the assertion', 'another request', () => good({ subjectInResponseTo: null })],
    ['that its bearer may not use', 'bearer', () => good({ method: 'holder-of-key' })],
    ['that is no response', 'no response', () => good().replaceAll('samlp:Response', 'samlp:ArtifactResponse')],
    ['that is no XML', 'one element', () => 'fabio.mar'],
    ['with two assertions, one unsigned', 'signature', () => good().replace('</samlp:Response>', `${assertionXml(parts())}</samlp:Response>`)],
    ['with an encrypted assertion', 'encrypted', () => responseXml(parts(), '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"><x/></saml:EncryptedAssertion>')],
    ['with an encrypted assertion beside a good one', 'encrypted', () => good().replace('</samlp:Response>', '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/></samlp:Response>')],
    ['with a document type and an entity', 'markup', () => `<!DOCTYPE r [<!ENTITY who "fabio.mar">]>${sign(responseXml(parts()), key.privateKey).replace('>fabio.mar<', '>&who;<')}`],
    ['with an empty document type', 'markup', () => `<!DOCTYPE r>${good()}`],
    ['with a comment in a name that was signed with it', 'markup', () => good({ nameId: 'fabio.mar<!-- -->.evil' })],
    ['with a comment put into a name later', 'markup', () => good({ nameId: 'fabio.mar.evil' }).replace('fabio.mar.evil', 'fabio.mar<!-- -->.evil')],
    ['with CDATA in a name', 'markup', () => good({ nameId: 'fabio.mar.evil' }).replace('fabio.mar.evil', 'fabio.mar<![CDATA[.evil]]>')],
    ['with a processing instruction in a name', 'markup', () => good({ nameId: 'fabio.mar.evil' }).replace('fabio.mar.evil', 'fabio.mar<?x?>.evil')],
    ['of more tags than anybody needs', 'too large', () => good().replace('</samlp:Response>', `${'<a/>'.repeat(40_000)}</samlp:Response>`)],
    ['that names nobody', 'nobody', () => good({ nameId: ' ' })],
  ])('%s', async (_, reason, response) => {
    expect(await post(response())).toEqual({ kind: 'refused', reason: expect.stringContaining(reason) })
  })

  it('that was wrapped: what was signed is not what would be read', async () => {
    // The known ways to move a signed assertion of somebody and put one of one's own in its place.
    const signed = () => /<saml:Assertion.*<\/saml:Assertion>/s.exec(good({ nameId: 'desconhecida' }))![0]
    const signature = (assertion: string) => /<Signature.*<\/Signature>/s.exec(assertion)![0]
    const bare = (assertion: string) => assertion.replace(/<Signature.*<\/Signature>/s, '')
    const evil = (over: Partial<ResponseParts> = {}) => assertionXml(parts(over))
    const within = (assertion: string, content: string) => assertion.replace('</saml:Assertion>', `${content}</saml:Assertion>`)
    const idOf = (assertion: string) => /ID="([^"]+)"/.exec(assertion)![1]!
    const signedBy = (content: string) => (assertion: string) => signature(assertion).replace('</Signature>', `<Object>${content}</Object></Signature>`)
    const original = signed()
    const wrapped = [
      ['the original after an own one', responseXml(parts(), evil() + original)],
      ['the original before an own one', responseXml(parts(), original + evil())],
      ['the original inside an own one', responseXml(parts(), within(evil(), original))],
      ['an own one with the original id around it', responseXml(parts(), within(evil({ assertionId: idOf(original) }), original))],
      ['an own one with the signature, the original beside it', responseXml(parts(), evil({ assertionId: '_evil' }).replace('<saml:Subject>', `${signature(original)}<saml:Subject>`) + bare(original))],
      ['an own one with the original inside its signature', responseXml(parts(), evil().replace('<saml:Subject>', `${signedBy(bare(original))(original)}<saml:Subject>`))],
      ['an own one of the same id with the original inside its signature', responseXml(parts(), evil({ assertionId: idOf(original) }).replace('<saml:Subject>', `${signedBy(bare(original))(original)}<saml:Subject>`))],
      ['the original among extensions', responseXml(parts(), evil()).replace('<samlp:Status>', `<samlp:Extensions>${original}</samlp:Extensions><samlp:Status>`)],
      ['the original in a response of its own within', responseXml(parts(), evil() + responseXml(parts(), original))],
      ['an own response around the original one', responseXml(parts({ responseId: '_outer' }), within(evil(), responseXml(parts(), original)))],
      ['a second subject inside the signed part', good({ nameId: 'desconhecida' }).replace('<saml:Subject>', '<saml:Subject><saml:NameID>fabio.mar</saml:NameID></saml:Subject><saml:Subject>')],
    ] as const
    for (const [name, xml] of wrapped) expect(await post(xml), name).toEqual({ kind: 'refused', reason: 'the signature does not fit' })
  })

  it('of a provider that says nobody signed in', async () => {
    expect(await post(responseXml(parts({ status: 'Responder' }), ''))).toEqual({ kind: 'denied' })
    expect(await post(good({ status: 'Responder' }))).toEqual({ kind: 'denied' })
  })

  it('on a hostname that trusts another provider, or none', async () => {
    const samlResponse = encoded(good())
    await registerSamlProvider(pool, 'ipe.localhost', testProvider([foreign.publicKey]))
    for (const other of ['ipe.localhost', 'aurora.localhost', 'nowhere.localhost']) {
      expect(await signInWithSaml(ports(), { hostname: other, requestId, samlResponse })).toMatchObject({ kind: 'refused' })
    }
  })
})

describe('requestSamlSignIn', () => {
  it('leads to the provider with a request of its own, and what comes back with the response', async () => {
    const request = (await requestSamlSignIn(ports(), hostname, 'state'))!
    const address = new URL(request.url)
    expect([address.origin, address.searchParams.get('tenant'), address.searchParams.get('RelayState')]).toEqual(['https://provider.example', 'mar', 'state'])
    expect((await requestSamlSignIn(ports(), hostname, 'state'))!.requestId).not.toBe(request.requestId)
  })
})

describe('samlLogoutUrl', () => {
  it('leads to the provider, also after another role was taken', async () => {
    const token = await tokenOf(good())
    expect(await samlLogoutUrl(ports(), token)).toMatch(/^https:\/\/provider\.example\/slo\?SAMLRequest=/)
    const principal = (await principalOfToken(ports(), token))!
    const { roleId, tenantId, institutionId } = principal
    const next = (await assumeRole(ports(), token, principal, { roleId: roleId!, tenantId, institutionId }))!
    expect(await samlLogoutUrl(ports(), next.token)).toMatch(/^https:\/\/provider\.example\/slo\?/)
  })

  it('is nothing for a token that was given for a password, and for none', async () => {
    const result = await signInForToken(ports(), { tenant: 'ipe', username: 'elisa.prado', password: demoPassword, address: 'x' })
    expect(await samlLogoutUrl(ports(), result.kind === 'accepted' ? result.token.token : '')).toBeNull()
    expect(await samlLogoutUrl(ports(), 'st_nothing')).toBeNull()
  })
})
