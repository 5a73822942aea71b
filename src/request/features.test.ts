import { describe, expect, it } from 'vitest'
import { hasFeature } from './features.ts'

const features = [{ alias: 'financial' }, { alias: 'requests' }]

describe('hasFeature', () => {
  it.each([
    ['one that is there', 'financial', true],
    ['any of several', ['academic', 'requests'], true],
    ['one that is not there', 'academic', false],
    ['none of several', ['academic', 'contracts'], false],
  ])('answers for %s', (_, alias, expected) => {
    expect(hasFeature(features, alias)).toBe(expected)
  })

  it.each(['', []])('is an error for %o', (alias) => {
    expect(() => hasFeature(features, alias)).toThrow(TypeError)
  })
})
