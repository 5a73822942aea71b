import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { expect, test } from 'vitest'
import { shortCardCode } from '#api/academic/card-letters.ts'
import { newTypedCode, newValidationCode, readCode } from './card-code.ts'
import { checkStamp, stampCode } from './card-stamp.ts'

const now = new Date('2026-11-21T15:00:20Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  return exportJWK(privateKey)
}
const key = await newKey()
const card = { typedCode: newTypedCode(), validationCode: newValidationCode() }
const code = stampCode(key, { ...card, now })
const stamp = code.slice(8)
const check = (text: string, given: { keys?: JWK[]; validationCode?: string; now?: Date } = {}) =>
  checkStamp(text, { keys: [key], ...card, now, ...given })

test('a short code is read off its address, and holds the typed one', () => {
  expect(code).toMatch(shortCardCode)
  expect(readCode(`HTTPS://PORTAL.EXAMPLE/academic-services/c/${code}`)).toEqual({ kind: 'stamped', code: card.typedCode, stamp })
})

test('a stamp counts for five minutes after its own, whichever clock is half a minute off', () => {
  expect(check(stamp)).toBe('fresh')
  expect(check(stamp, { now: later(-49) })).toBe('fresh')
  expect(check(stamp, { now: later(369) })).toBe('fresh')
  expect(check(stamp, { now: later(371) })).toBe('stale')
  expect(check(stamp, { now: later(86_400) })).toBe('stale')
})

test('a stamp of another card or key is forged, and so is one of a time to come', async () => {
  expect(check(stamp, { validationCode: newValidationCode() })).toBe('forged')
  expect(check(stamp, { keys: [await newKey()] })).toBe('forged')
  expect(check(stamp, { keys: [] })).toBe('forged')
  expect(check(stamp, { now: later(-120) })).toBe('forged')
  expect(check(`${stamp.slice(0, 7)}${stamp.endsWith('2') ? '3' : '2'}`)).toBe('forged')
})

test('a key that came later does not end the stamps of the one before', async () => {
  expect(check(stamp, { keys: [await newKey(), key] })).toBe('fresh')
})
