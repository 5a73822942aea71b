import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers.server.ts'

const identityProvider = { endSessionEndpoint: 'https://id.example/session/end' }
const assistants = { handTalk: null, vlibras: null, equalWeb: null }
const policyOf = (frameAncestors: string[]) => securityHeaders('abc', { frameAncestors, assistants }, identityProvider, null, [])['content-security-policy']!

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
    const policy = securityHeaders('abc', { frameAncestors: [], assistants }, identityProvider, 'turnstile', [])['content-security-policy']
    expect(policy).toContain("frame-src 'self' https://challenges.cloudflare.com;")
  })

  it('lets assistants fetch from their makers, where the tenant has one, and styles stay bound to the nonce', () => {
    expect(policyOf([])).not.toContain('unsafe')
    const handTalk = { token: 't', scriptUrl: 'https://plugin.handtalk.me/web/latest/handtalk.min.js' }
    const policy = securityHeaders('abc', { frameAncestors: [], assistants: { ...assistants, handTalk } }, identityProvider, null, [])['content-security-policy']!
    const sources = 'https://plugin.handtalk.me https://*.handtalk.me'
    for (const directive of ['connect-src', 'frame-src', 'font-src', 'media-src']) expect(policy).toContain(`${directive} 'self' ${sources};`)
    expect(policy).toContain(`style-src-elem 'self' 'nonce-abc' ${sources};`)
    expect(policy.split('; ').filter((directive) => directive.includes('unsafe'))).toEqual(["style-src-attr 'unsafe-inline'"])
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
