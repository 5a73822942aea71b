import { createPublicKey, verify } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { expect, test } from 'vitest'
import { newTypedCode, newValidationCode, readCode } from './card-code.ts'
import { checkProof, signProof } from './card-proof.ts'
import { getSituation } from './card-situation.ts'

const now = new Date('2026-11-21T15:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

async function keyPair(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  return { ...(await exportJWK(privateKey)), kid }
}
const getPublic = ({ d: _private, ...jwk }: JWK): JWK => jwk
const key = await keyPair('first')
const card = { tenantId: 1, validationCode: newValidationCode() }
const { proof } = await signProof(key, { ...card, institutionId: 11, name: 'Ana S.', now })
const check = (text: string, given: { keys?: JWK[]; tenantId?: number; validationCode?: string; now?: Date } = {}) =>
  checkProof(text, { keys: [getPublic(key)], ...card, now, ...given })

test('a proof counts for five minutes, whichever clock is half a minute off', async () => {
  expect(await check(proof)).toBe('fresh')
  expect(await check(proof, { now: later(329) })).toBe('fresh')
  expect(await check(proof, { now: later(331) })).toBe('stale')
  expect(await check(proof, { now: later(-29) })).toBe('fresh')
  expect(await check(proof, { now: later(-600) })).toBe('stale')
})

test('a proof of another card, tenant or key is forged, and so is one that was changed', async () => {
  expect(await check(proof, { validationCode: newValidationCode() })).toBe('forged')
  expect(await check(proof, { tenantId: 2 })).toBe('forged')
  expect(await check(proof, { keys: [getPublic(await keyPair('first'))] })).toBe('forged')
  expect(await check(proof, { keys: [] })).toBe('forged')
  const [header, payload, signature] = proof.split('.') as [string, string, string]
  const changed = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('Ana', 'Eva')).toString('base64url')
  expect(await check([header, changed, signature].join('.'))).toBe('forged')
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  expect(await check(`${unsigned}.${payload}.`)).toBe('forged')
  expect(await check('nonsense')).toBe('forged')
})

test('a key that came later does not end the proofs of the one before', async () => {
  expect(await check(proof, { keys: [getPublic(await keyPair('second')), getPublic(key)] })).toBe('fresh')
})

test('the published key verifies a proof outside of this code', () => {
  const [header, payload, signature] = proof.split('.') as [string, string, string]
  const published = createPublicKey({ key: { ...getPublic(key) }, format: 'jwk' })
  expect(verify(null, Buffer.from(`${header}.${payload}`), published, Buffer.from(signature, 'base64url'))).toBe(true)
})

test('codes are read as scanned or typed, and nothing else is', () => {
  const [code, typed] = [newValidationCode(), newTypedCode()]
  expect(readCode(typed)).toEqual({ kind: 'typed', code: typed })
  expect(readCode(` ${typed.toLowerCase().replace('-', ' ')}`)).toEqual({ kind: 'typed', code: typed })
  const address = `https://portal.example/academic-services/enrollment-student-cards/validations/${code}`
  expect(readCode(address)).toEqual({ kind: 'scanned', code, proof: null })
  expect(readCode(`${address}?proof=${proof}`)).toEqual({ kind: 'scanned', code, proof })
  for (const other of ['', '12345678', 'https://example.com', `${code}x`, 'javascript:alert(1)']) expect(readCode(other)).toBeNull()
})

test('a card is active while enrollment, photo and day say so', () => {
  const facts = { revokedAt: null, validUntil: '2026-11-21', photoStatus: 'accepted', status: 'active' } as const
  expect(getSituation(facts, '2026-11-21')).toBe('active')
  expect(getSituation(facts, '2026-11-22')).toBe('expired')
  expect(getSituation({ ...facts, photoStatus: 'pending' }, '2026-11-21')).toBe('photo_pending')
  expect(getSituation({ ...facts, photoStatus: 'refused' }, '2026-11-21')).toBe('photo_refused')
  for (const status of ['locked', 'dropped', 'concluded', 'canceled'] as const)
    expect(getSituation({ ...facts, status }, '2026-11-21')).toBe('inactive')
  expect(getSituation({ ...facts, revokedAt: now }, '2026-11-21')).toBe('revoked')
})
