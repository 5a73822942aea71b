import { beforeAll, describe, expect, it } from 'vitest'
import { registerSamlProvider } from '../../settings/applications/saml-provider.ts'
import { assertionXml, encoded, encryptAssertion, type ResponseParts, responseXml, sign, testProvider } from '../testing/saml-responses.ts'
import { after, createSamlWorld, foreign, good, key, parts, requestId, type SamlWorld } from '../testing/saml-world.ts'
import { loadSamlKey, type SamlKey } from './saml-key.ts'
import { signInWithSaml } from './saml-sign-in.ts'

let world: SamlWorld
let other: SamlKey
const post: SamlWorld['post'] = (...given) => world.post(...given)

beforeAll(async () => {
  world = await createSamlWorld()
  other = await loadSamlKey(world.pool, Buffer.alloc(32, 1), new Date())
})

describe('a response is refused', () => {
  const sha1 = 'http://www.w3.org/2000/09/xmldsig#'
  it.each([
    ['without a signature', 'signature', () => responseXml(parts())],
    ['signed as a whole only', 'signature', () => sign(responseXml(parts()), key.privateKey, { what: 'Response' })],
    ['signed by somebody else', 'signature', () => sign(responseXml(parts()), foreign.privateKey)],
    [
      'signed by somebody else who sends the key along',
      'signature',
      () =>
        sign(responseXml(parts()), foreign.privateKey, {
          certificate: foreign.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
        }),
    ],
    ['with another name than was signed', 'signature', () => good({ nameId: 'desconhecida' }).replace('desconhecida', 'fabio.mar')],
    ['signed with SHA-1', 'SignatureMethod', () => sign(responseXml(parts()), key.privateKey, { signature: `${sha1}rsa-sha1` })],
    ['with a SHA-1 digest', 'DigestMethod', () => sign(responseXml(parts()), key.privateKey, { digest: `${sha1}sha1` })],
    [
      'signed with SHA-512',
      'SignatureMethod',
      () => sign(responseXml(parts()), key.privateKey, { signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512' }),
    ],
    ['for another audience', 'audience', () => good({ audience: 'https://ipe.localhost/academic-services/auth/saml' })],
    ['for any audience', 'audience', () => good({ audience: null })],
    ['for another recipient', 'recipient', () => good({ recipient: 'https://ipe.localhost/academic-services/auth/saml/callback' })],
    ['for any recipient', 'recipient', () => good({ recipient: null })],
    [
      'for another destination',
      'another address',
      () => good({ destination: 'https://ipe.localhost/academic-services/auth/saml/callback' }),
    ],
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
    [
      'with two assertions, one unsigned',
      'signature',
      () => good().replace('</samlp:Response>', `${assertionXml(parts())}</samlp:Response>`),
    ],
    [
      'with an encrypted assertion that is none',
      'encrypted for',
      () =>
        responseXml(parts(), '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"><x/></saml:EncryptedAssertion>'),
    ],
    [
      'with an encrypted assertion beside a good one',
      'encrypted',
      () =>
        good().replace(
          '</samlp:Response>',
          '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/></samlp:Response>',
        ),
    ],
    [
      'with a document type and an entity',
      'markup',
      () => `<!DOCTYPE r [<!ENTITY who "fabio.mar">]>${sign(responseXml(parts()), key.privateKey).replace('>fabio.mar<', '>&who;<')}`,
    ],
    ['with an empty document type', 'markup', () => `<!DOCTYPE r>${good()}`],
    ['with a comment in a name that was signed with it', 'markup', () => good({ nameId: 'fabio.mar<!-- -->.evil' })],
    [
      'with a comment put into a name later',
      'markup',
      () => good({ nameId: 'fabio.mar.evil' }).replace('fabio.mar.evil', 'fabio.mar<!-- -->.evil'),
    ],
    ['with CDATA in a name', 'markup', () => good({ nameId: 'fabio.mar.evil' }).replace('fabio.mar.evil', 'fabio.mar<![CDATA[.evil]]>')],
    [
      'with a processing instruction in a name',
      'markup',
      () => good({ nameId: 'fabio.mar.evil' }).replace('fabio.mar.evil', 'fabio.mar<?x?>.evil'),
    ],
    [
      'of more tags than anybody needs',
      'too large',
      () => good().replace('</samlp:Response>', `${'<a/>'.repeat(40_000)}</samlp:Response>`),
    ],
    ['that names nobody', 'nobody', () => good({ nameId: ' ' })],
  ])('%s', async (_, reason, response) => {
    expect(await post(response())).toEqual({ kind: 'refused', reason: expect.stringContaining(reason) })
  })

  it('that was wrapped: what was signed is not what would be read', async () => {
    // Known XML signature wrapping attacks.
    const signed = () => /<saml:Assertion.*<\/saml:Assertion>/s.exec(good({ nameId: 'desconhecida' }))![0]
    const signature = (assertion: string) => /<Signature.*<\/Signature>/s.exec(assertion)![0]
    const bare = (assertion: string) => assertion.replace(/<Signature.*<\/Signature>/s, '')
    const evil = (over: Partial<ResponseParts> = {}) => assertionXml(parts(over))
    const within = (assertion: string, content: string) => assertion.replace('</saml:Assertion>', `${content}</saml:Assertion>`)
    const getId = (assertion: string) => /ID="([^"]+)"/.exec(assertion)![1]!
    const signedBy = (content: string) => (assertion: string) =>
      signature(assertion).replace('</Signature>', `<Object>${content}</Object></Signature>`)
    const original = signed()
    const wrapped = [
      ['the original after an own one', responseXml(parts(), evil() + original)],
      ['the original before an own one', responseXml(parts(), original + evil())],
      ['the original inside an own one', responseXml(parts(), within(evil(), original))],
      ['an own one with the original id around it', responseXml(parts(), within(evil({ assertionId: getId(original) }), original))],
      [
        'an own one with the signature, the original beside it',
        responseXml(
          parts(),
          evil({ assertionId: '_evil' }).replace('<saml:Subject>', `${signature(original)}<saml:Subject>`) + bare(original),
        ),
      ],
      [
        'an own one with the original inside its signature',
        responseXml(parts(), evil().replace('<saml:Subject>', `${signedBy(bare(original))(original)}<saml:Subject>`)),
      ],
      [
        'an own one of the same id with the original inside its signature',
        responseXml(
          parts(),
          evil({ assertionId: getId(original) }).replace('<saml:Subject>', `${signedBy(bare(original))(original)}<saml:Subject>`),
        ),
      ],
      [
        'the original among extensions',
        responseXml(parts(), evil()).replace('<samlp:Status>', `<samlp:Extensions>${original}</samlp:Extensions><samlp:Status>`),
      ],
      ['the original in a response of its own within', responseXml(parts(), evil() + responseXml(parts(), original))],
      [
        'an own response around the original one',
        responseXml(parts({ responseId: '_outer' }), within(evil(), responseXml(parts(), original))),
      ],
      [
        'a second subject inside the signed part',
        good({ nameId: 'desconhecida' }).replace(
          '<saml:Subject>',
          '<saml:Subject><saml:NameID>fabio.mar</saml:NameID></saml:Subject><saml:Subject>',
        ),
      ],
    ] as const
    for (const [name, xml] of wrapped) expect(await post(xml), name).toEqual({ kind: 'refused', reason: 'the signature does not fit' })
  })

  it('of a provider that says nobody signed in', async () => {
    expect(await post(responseXml(parts({ status: 'Responder' }), ''))).toEqual({ kind: 'denied' })
    expect(await post(good({ status: 'Responder' }))).toEqual({ kind: 'denied' })
  })

  it('on a hostname that trusts another provider, or none', async () => {
    const samlResponse = encoded(good())
    await registerSamlProvider(world.pool, 'ipe.localhost', testProvider([foreign.publicKey]))
    for (const other of ['ipe.localhost', 'aurora.localhost', 'nowhere.localhost']) {
      expect(await signInWithSaml(world.ports(), { hostname: other, requestId, samlResponse })).toMatchObject({ kind: 'refused' })
    }
  })
})

describe('an encrypted assertion is refused', () => {
  const sha1 = { signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }
  it.each([
    ['for another key', 'encrypted for', () => encryptAssertion(good(), other.certificate)],
    ['without a signature inside', 'signature', () => encryptAssertion(responseXml(parts()), world.samlKey.certificate)],
    [
      'signed by somebody else inside',
      'signature',
      () => encryptAssertion(sign(responseXml(parts()), foreign.privateKey), world.samlKey.certificate),
    ],
    [
      'signed with SHA-1 inside',
      'SignatureMethod',
      () => encryptAssertion(sign(responseXml(parts()), key.privateKey, sha1), world.samlKey.certificate),
    ],
    [
      'whose key is wrapped in the old way',
      'EncryptionMethod',
      () => encryptAssertion(good(), world.samlKey.certificate, { key: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5' }),
    ],
    [
      'in the old cipher',
      'EncryptionMethod',
      () => encryptAssertion(good(), world.samlKey.certificate, { content: 'http://www.w3.org/2001/04/xmlenc#tripledes-cbc' }),
    ],
    [
      'whose key is somewhere else',
      'elsewhere',
      async () =>
        (await encryptAssertion(good(), world.samlKey.certificate)).replace(
          '<e:EncryptedKey',
          `<e:RetrievalMethod xmlns:e="http://www.w3.org/2000/09/xmldsig#" URI="#x' or '1'='1"/><e:EncryptedKey`,
        ),
    ],
    [
      'beside another',
      'one of several',
      async () => {
        const encrypted = await encryptAssertion(good(), world.samlKey.certificate)
        return encrypted.replace('</samlp:Response>', `${assertionXml(parts())}</samlp:Response>`)
      },
    ],
  ])('%s', async (_, reason, response) => {
    expect(await post(await response())).toMatchObject({ kind: 'refused', reason: expect.stringMatching(new RegExp(reason)) })
  })
})
