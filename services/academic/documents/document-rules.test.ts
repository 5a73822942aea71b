import { expect, test } from 'vitest'
import type { DocumentSide, DocumentStatus } from '#api/academic/enrollment-documents.ts'
import { maySend, sidesProblem } from './document-rules.ts'

const now = new Date('2026-11-21T15:00:00Z')

test.each<[DocumentStatus, boolean]>([
  ['pending', true],
  ['refused', true],
  ['accepted', true],
  ['waiting', true],
  ['not_applicable', false],
])('a document that is %s may be sent: %s', (status, expected) => {
  expect(maySend({ status, claimedUntil: null }, now)).toBe(expected)
})

test('what a reviewer has open is not replaced, and may be once they let go', () => {
  const claimedAt = (time: string) => ({ status: 'waiting' as const, claimedUntil: new Date(time) })
  expect(maySend(claimedAt('2026-11-21T15:04:00Z'), now)).toBe(false)
  expect(maySend(claimedAt('2026-11-21T15:00:00Z'), now)).toBe(true)
})

test.each<[DocumentSide[], boolean, ReturnType<typeof sidesProblem>]>([
  [['whole'], false, null],
  [['whole', 'whole', 'whole'], true, null],
  [['front', 'back'], true, null],
  [['back', 'front'], true, null],
  [['front', 'back'], false, 'NOT_ALLOWED'],
  [['front'], true, 'UPLOAD_INCOMPLETE'],
  [['front', 'front'], true, 'NOT_ALLOWED'],
  [['front', 'back', 'back'], true, 'NOT_ALLOWED'],
  [['whole', 'back'], true, 'NOT_ALLOWED'],
])('sides %j of a document, which has a back: %s', (sides, hasBack, expected) => {
  expect(sidesProblem(sides, hasBack)).toBe(expected)
})
