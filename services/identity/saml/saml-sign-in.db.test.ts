import { verify, X509Certificate } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '../../platform/database.ts'
import { demoPassword } from '../../../demo/people.ts'
import { parseSamlXml } from '../../platform/saml-xml.ts'
import { encryptAssertion, sign } from '../testing/saml-responses.ts'
import { after, createSamlWorld, good, hostname, key, type SamlWorld } from '../testing/saml-world.ts'
import { assumeRole, signInForToken } from '../single-tokens/single-sign-in.ts'
import { principalOfToken } from '../single-tokens/single-token.ts'
import { samlMetadata } from './metadata.ts'
import { loadSamlKey } from './saml-key.ts'
import { requestSamlSignIn, samlLogoutUrl } from './saml-sign-in.ts'

let world: SamlWorld
const ports = () => world.ports()
const post: SamlWorld['post'] = (...given) => world.post(...given)

beforeAll(async () => {
  world = await createSamlWorld()
})

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
    ['with an encrypted assertion', () => encryptAssertion(good(), world.samlKey.certificate)],
    [
      'with an assertion in the cipher of older providers',
      () => encryptAssertion(good(), world.samlKey.certificate, { content: 'http://www.w3.org/2001/04/xmlenc#aes256-cbc' }),
    ],
  ])('%s gives a token for the only role', async (_, response) => {
    expect(await principalOfToken(ports(), await tokenOf(await response()))).toMatchObject({
      userId: 3001,
      homeTenantId: 3,
      profile: 'STUDENT',
      method: 'saml',
    })
  })

  it('says when the provider saw the person prove who they are', async () => {
    const at = after(-30)
    expect(await post(good({ notBefore: at }))).toMatchObject({ kind: 'accepted', authenticatedAt: at })
  })

  it('names the person by an attribute where the provider says so', async () => {
    const told = (value: string) =>
      `<saml:AttributeStatement><saml:Attribute Name="uid">${value}</saml:Attribute></saml:AttributeStatement>`
    const one = '<saml:AttributeValue>fabio.mar</saml:AttributeValue>'
    await world.pool.query(
      `update settings.application set saml_provider = jsonb_set(saml_provider, '{loginAttribute}', '"uid"') where hostname = $1`,
      [hostname],
    )
    expect(await post(good({ nameId: 'x7f', attributes: told(one) }))).toMatchObject({ kind: 'accepted' })
    expect(await post(good({ attributes: told(`${one}<saml:AttributeValue>ana.souza</saml:AttributeValue>`) }))).toMatchObject({
      kind: 'refused',
    })
    expect(await post(good())).toMatchObject({ kind: 'refused' })
    await world.pool.query(
      `update settings.application set saml_provider = jsonb_set(saml_provider, '{loginAttribute}', 'null') where hostname = $1`,
      [hostname],
    )
  })

  it.each(['desconhecida', 'ana.souza', 'joao.operador'])('that names %s, whom the tenant does not keep, gives none', async (nameId) => {
    expect(await post(good({ nameId }))).toEqual({ kind: 'unknown' })
  })

  it('counts once, on whichever process', async () => {
    const response = good()
    expect(await post(response)).toMatchObject({ kind: 'accepted' })
    expect(await post(response)).toMatchObject({ kind: 'refused', reason: 'the assertion was used before' })
    const another = createPool(world.url, 1)
    expect(await post(response, another)).toMatchObject({ kind: 'refused', reason: 'the assertion was used before' })
    await another.end()
  })

  it('counts once when two processes get it at the same moment', async () => {
    const another = createPool(world.url, 1)
    const response = good()
    const kinds = (await Promise.all([post(response), post(response, another), post(response), post(response, another)])).map(
      ({ kind }) => kind,
    )
    expect(kinds.toSorted()).toEqual(['accepted', 'refused', 'refused', 'refused'])
    await another.end()
  })

  it('is of no use once the institution switched SAML off', async () => {
    await world.pool.query(
      `update settings.application set authentication_modes = jsonb_set(authentication_modes, '{hasAuthBySaml}', 'false') where hostname = $1`,
      [hostname],
    )
    expect(await post(good())).toMatchObject({ kind: 'refused' })
    expect(await requestSamlSignIn(ports(), { hostname, relayState: 'state', forceAuthn: false })).toBeNull()
    await world.pool.query(
      `update settings.application set authentication_modes = jsonb_set(authentication_modes, '{hasAuthBySaml}', 'true') where hostname = $1`,
      [hostname],
    )
  })
})

describe('requestSamlSignIn', () => {
  it('leads to the provider with a request of its own, and what comes back with the response', async () => {
    const request = (await requestSamlSignIn(ports(), { hostname, relayState: 'state', forceAuthn: false }))!
    const address = new URL(request.url)
    expect([address.origin, address.searchParams.get('tenant'), address.searchParams.get('RelayState')]).toEqual([
      'https://provider.example',
      'mar',
      'state',
    ])
    expect((await requestSamlSignIn(ports(), { hostname, relayState: 'state', forceAuthn: false }))!.requestId).not.toBe(request.requestId)
  })
})

describe('what is sent to the provider', () => {
  it('is signed by the key of the metadata', async () => {
    const metadata = samlMetadata('https://mar.localhost/academic-services', world.samlKey)
    const [certificate] = /<ds:X509Certificate>([^<]+)</.exec(metadata)!.slice(1)
    const { publicKey } = new X509Certificate(Buffer.from(certificate!, 'base64'))
    const { url } = (await requestSamlSignIn(ports(), { hostname, relayState: 'state', forceAuthn: false }))!
    const token = await tokenOf(good())
    for (const address of [url, (await samlLogoutUrl(ports(), token))!]) {
      const search = new URL(address).search.slice(1)
      const signed = /(SAMLRequest=[^]*)&Signature=([^&]+)/.exec(search)!
      expect(verify('sha256', Buffer.from(signed[1]!), publicKey, Buffer.from(decodeURIComponent(signed[2]!), 'base64'))).toBe(true)
    }
  })

  it('names the hostname’s own addresses in its metadata', () => {
    const metadata = samlMetadata('https://mar.localhost/academic-services', world.samlKey)
    expect(() => parseSamlXml(metadata)).not.toThrow()
    expect(metadata).toContain('entityID="https://mar.localhost/academic-services/auth/saml"')
    expect(metadata).toContain('Location="https://mar.localhost/academic-services/auth/saml/callback"')
  })
})

describe('the key', () => {
  const [secret, now] = [Buffer.alloc(32, 7), new Date('2026-11-21T12:00:00Z')]

  it('is one for all processes, and sealed in the database', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => loadSamlKey(world.pool, secret, now)))
    expect(new Set(keys.map(({ certificate }) => certificate)).size).toBe(1)
    expect(await loadSamlKey(world.pool, secret, now)).toEqual(keys[0])
    const { rows } = await world.pool.query('select * from identity.saml_key')
    expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY')
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
