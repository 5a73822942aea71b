import { describe, expect, it } from 'vitest'
import { PortalError } from './portal-error.ts'
import type { Upstream } from './upstream.server.ts'
import { closeMissingFeatures } from './close-features.server.ts'
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

describe('closeMissingFeatures', () => {
  const upstream = { financial: { debts: { list: async () => 'debts' } }, users: { me: async () => 'me' } } as unknown as Upstream

  it('lets calls of what the institution has through', async () => {
    expect(await closeMissingFeatures(upstream, features).financial.debts.list({} as never)).toBe('debts')
  })

  it('refuses every call of a service whose feature is missing, and of no other', async () => {
    const closed = closeMissingFeatures(upstream, [])
    await expect(closed.financial.debts.list({} as never)).rejects.toThrow(new PortalError('FORBIDDEN'))
    await expect((closed.financial.payments as never as { anything(): Promise<unknown> }).anything()).rejects.toThrow(PortalError)
    expect(await closed.users.me()).toBe('me')
  })
})
