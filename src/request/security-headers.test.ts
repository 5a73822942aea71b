import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers.server.ts'

const origin = 'https://portal.example'
const runtime = { identityProvider: { endSessionEndpoint: 'https://id.example/session/end' }, cardAcquirerOrigin: null, filesOrigin: null }
const assistants = { handTalk: null, vlibras: null, equalWeb: null }
const settings = { frameAncestors: [] as string[], assistants, webComponents: [], features: [{ alias: 'web-components' }] }
const getPolicy = (frameAncestors: string[]) =>
  securityHeaders('abc', origin, { ...settings, frameAncestors }, runtime, null, [])['content-security-policy']!

describe('securityHeaders', () => {
  it('lets scripts run only with the nonce', () => {
    const scripts = getPolicy([])
      .split('; ')
      .find((directive) => directive.startsWith('script-src'))
    expect(scripts).toContain("'nonce-abc'")
    expect(scripts).not.toContain('unsafe')
  })

  it('lets nobody frame the account, whoever may frame the rest', () => {
    const headers = securityHeaders('abc', origin, { ...settings, frameAncestors: ['https://partner.example'] }, runtime, null, [], false)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it('lets pages open sockets at their own origin and no other', () => {
    expect(getPolicy([])).toContain("connect-src 'self' wss://portal.example;")
    const plain = securityHeaders('abc', 'http://portal.example:3000', settings, runtime, null, [])['content-security-policy']
    expect(plain).toContain("connect-src 'self' ws://portal.example:3000;")
  })

  it('lets forms end at the identity provider and nowhere else', () => {
    expect(getPolicy([])).toContain("form-action 'self' https://id.example;")
  })

  it('lets the widget of a captcha provider in, where there is one', () => {
    expect(getPolicy([])).toContain("frame-src 'self';")
    const policy = securityHeaders('abc', origin, settings, runtime, 'turnstile', [])['content-security-policy']
    expect(policy).toContain("frame-src 'self' https://challenges.cloudflare.com;")
  })

  it('lets browsers hand cards to the acquirer, and load nothing from there', () => {
    const policy = securityHeaders('abc', origin, settings, { ...runtime, cardAcquirerOrigin: 'https://tokens.example' }, null, [])[
      'content-security-policy'
    ]!
    expect(policy.split('; ').filter((directive) => directive.includes('tokens.example'))).toEqual([
      "connect-src 'self' wss://portal.example https://tokens.example",
    ])
  })

  it('lets browsers send files to the bucket and show them from there, and run nothing of it', () => {
    const policyWith = (filesOrigin: string) =>
      securityHeaders('abc', origin, settings, { ...runtime, filesOrigin }, null, [])['content-security-policy']!.split('; ')
    const of = (filesOrigin: string) => policyWith(filesOrigin).filter((directive) => directive.includes('files.example'))
    expect(of('https://files.example')).toEqual(["connect-src 'self' wss://portal.example https://files.example"])
    expect(of('http://files.example:9000')).toEqual([
      "img-src 'self' data: https: http://files.example:9000",
      "connect-src 'self' wss://portal.example http://files.example:9000",
    ])
  })

  it('lets assistants fetch from their makers, where the tenant has one, and styles stay bound to the nonce', () => {
    expect(getPolicy([])).not.toContain('unsafe')
    const handTalk = { token: 't', scriptUrl: 'https://plugin.handtalk.me/web/latest/handtalk.min.js' }
    const policy = securityHeaders('abc', origin, { ...settings, assistants: { ...assistants, handTalk } }, runtime, null, [])[
      'content-security-policy'
    ]!
    const sources = 'https://plugin.handtalk.me https://*.handtalk.me'
    expect(policy).toContain(`connect-src 'self' wss://portal.example ${sources};`)
    for (const directive of ['frame-src', 'font-src', 'media-src']) expect(policy).toContain(`${directive} 'self' ${sources};`)
    expect(policy).toContain(`style-src-elem 'self' 'nonce-abc' ${sources};`)
    expect(policy.split('; ').filter((directive) => directive.includes('unsafe'))).toEqual(["style-src-attr 'unsafe-inline'"])
  })

  it('lets web components fetch from where they come from, where the institution has them', () => {
    const webComponents = [
      { routeBase: 'a', tag: 'a-b', scriptUrl: 'https://parts.example/a.js' },
      { routeBase: 'b', tag: 'b-c', scriptUrl: '/academic-services/demo/b.js' },
    ]
    expect(securityHeaders('abc', origin, { ...settings, webComponents }, runtime, null, [])['content-security-policy']).toContain(
      "connect-src 'self' wss://portal.example https://parts.example;",
    )
    expect(
      securityHeaders('abc', origin, { ...settings, webComponents, features: [] }, runtime, null, [])['content-security-policy'],
    ).not.toContain('parts.example')
  })

  it('lists registered origins as frame ancestors', () => {
    expect(getPolicy(['https://partner.example'])).toContain("frame-ancestors 'self' https://partner.example")
  })

  it.each(['https://a.example; script-src *', 'https://a.example/path', '*', 'javascript:alert(1)', 'http://a.example'])(
    'ignores %s as an ancestor',
    (value) => {
      expect(getPolicy([value])).toMatch(/frame-ancestors 'self'$/)
    },
  )
})
