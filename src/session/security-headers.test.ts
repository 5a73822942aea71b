import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers.server.ts'

const identityProvider = { endSessionEndpoint: 'https://id.example/session/end' }
const policyOf = (frameAncestors: string[]) => securityHeaders('abc', { frameAncestors }, identityProvider, null)['content-security-policy']!

describe('securityHeaders', () => {
  it('lets scripts run only with the nonce', () => {
    const scripts = policyOf([]).split('; ').find((directive) => directive.startsWith('script-src'))
    expect(scripts).toContain("'nonce-abc'")
    expect(scripts).not.toContain('unsafe')
  })

  it('lets forms end at the identity provider and nowhere else', () => {
    expect(policyOf([])).toContain("form-action 'self' https://id.example;")
  })

  it('lets the widget of a captcha provider in, where there is one', () => {
    expect(policyOf([])).toContain("frame-src 'self';")
    const policy = securityHeaders('abc', { frameAncestors: [] }, identityProvider, 'turnstile')['content-security-policy']
    expect(policy).toContain("frame-src 'self' https://challenges.cloudflare.com;")
  })

  it('lists registered origins as frame ancestors', () => {
    expect(policyOf(['https://partner.example'])).toContain("frame-ancestors 'self' https://partner.example")
  })

  it.each(['https://a.example; script-src *', 'https://a.example/path', '*', 'javascript:alert(1)', 'http://a.example'])(
    'ignores %s as an ancestor',
    (value) => {
      expect(policyOf([value])).toMatch(/frame-ancestors 'self'$/)
    },
  )
})
