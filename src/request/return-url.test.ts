import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnUrl } from './return-url.ts'

describe('safeReturnUrl', () => {
  it.each([
    ['/financial/payments?page=2', '/financial/payments?page=2'],
    ['/academic-services/financial/payments', '/financial/payments'],
    ['/academic-services', '/'],
    [undefined, '/'],
    ['', '/'],
    [`/financial/payments?search=${'a'.repeat(2000)}`, '/financial/payments'],
    [`/${'a'.repeat(2000)}`, '/'],
  ])('keeps pages of the portal: %s', (wanted, expected) => {
    expect(safeReturnUrl(wanted)).toBe(expected)
  })

  it.each(['/welcome', '/role-not-found', '/callback?code=1', '/academic-services/callback', '/auth/signin?x=1'])(
    'never returns to %s',
    (wanted) => {
      expect(safeReturnUrl(wanted)).toBe('/')
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/academic-services//evil.example',
    '/a\\b',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])('never leaves the portal: %s', (wanted) => {
    expect(safeReturnUrl(wanted)).toBe('/')
  })

  it('stays on the same origin whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (wanted) => {
          const origin = 'https://portal.example'
          expect(new URL(safeReturnUrl(wanted), origin).origin).toBe(origin)
        },
      ),
    )
  })
})
