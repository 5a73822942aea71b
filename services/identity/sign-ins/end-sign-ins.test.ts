import { describe, expect, it } from 'vitest'
import { isSignInEnded } from './end-sign-ins.ts'

const account = { signInsEndedAt: new Date('2026-11-21T12:00:00.700Z'), keptGrant: 'own' }
const second = Date.parse('2026-11-21T12:00:00Z') / 1000

describe('isOver', () => {
  it.each([
    ['one from before', second - 1, undefined, true],
    ['one of the same second', second, undefined, false],
    ['one from later', second + 1, undefined, false],
    ['the one that ended the others', second - 60, 'own', false],
    ['another grant from before', second - 60, 'other', true],
  ])('answers for %s', (_, at, grantId, expected) => {
    expect(isSignInEnded(account, at, grantId)).toBe(expected)
  })

  it('is never so for who never ended any', () => {
    expect(isSignInEnded({ signInsEndedAt: null, keptGrant: null }, 0)).toBe(false)
  })
})
