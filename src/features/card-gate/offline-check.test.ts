import { createHash } from 'node:crypto'
import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { checkOffline, type GateKit } from './offline-check.ts'

const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
const code = 'C'.repeat(22)
const now = Date.parse('2026-11-21T15:00:00Z')
const minutes = (count: number) => now + count * 60_000
const kit: GateKit = {
  tenantId: 1,
  institutionId: 11,
  keys: [{ ...((await exportJWK(publicKey)) as GateKit['keys'][number]), kid: 'first' }],
  revoked: [],
}

async function scanned({ key = privateKey, kid = 'first', of = code, ...claims }: Record<string, unknown> = {}): Promise<string> {
  const iat = now / 1000
  const statement = { iss: '1', sub: code, inst: 11, name: 'Ana S.', iat, exp: iat + 300, ...claims }
  const proof = await new CompactSign(new TextEncoder().encode(JSON.stringify(statement)))
    .setProtectedHeader({ alg: 'EdDSA', kid: kid as string })
    .sign(key as CryptoKey)
  return `https://portal.example/validations/${of as string}?proof=${proof}`
}
const check = async (text: string, given: Partial<GateKit> = {}, at = now) => (await checkOffline(text, { ...kit, ...given }, at)).result

test('a fresh proof is valid without network, and names its student', async () => {
  expect(await checkOffline(await scanned(), kit, now)).toEqual({ result: 'valid', name: 'Ana S.' })
  expect(await check(await scanned(), { institutionId: null })).toBe('valid')
})

test('a clock that is ten minutes wrong has words of its own on either side', async () => {
  expect(await check(await scanned(), {}, minutes(10))).toBe('stale')
  expect(await check(await scanned(), {}, minutes(-10))).toBe('early')
  expect(await check(await scanned(), {}, minutes(5))).toBe('valid')
})

test('a key of after the last fetch is no forgery', async () => {
  expect(await check(await scanned({ kid: 'second' }))).toBe('newKey')
})

test('what another key signed, or names another card, is forged', async () => {
  const { privateKey: stranger } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  expect(await check(await scanned({ key: stranger }))).toBe('forged')
  expect(await check(await scanned({ of: 'D'.repeat(22) }))).toBe('forged')
  expect(await check(`https://portal.example/validations/${code}?proof=a.b.c`)).toBe('forged')
})

test('revoked cards and those of elsewhere are refused', async () => {
  expect(await check(await scanned(), { revoked: [createHash('sha256').update(code).digest('hex')] })).toBe('revoked')
  expect(await check(await scanned({ iss: '2' }))).toBe('elsewhere')
  expect(await check(await scanned({ inst: 12 }))).toBe('elsewhere')
})

test('without a proof there is nothing to verify', async () => {
  expect(await check('7KQ4-M2XD')).toBe('typedOffline')
  expect(await check('HTTPS://PORTAL.EXAMPLE/academic-services/c/7KQ4M2XD23456789')).toBe('shortOffline')
  expect(await check('https://example.com/')).toBe('unknown')
})
