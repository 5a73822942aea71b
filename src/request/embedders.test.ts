import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embedders } from './embedders.ts'

describe('embedders', () => {
  it('are the registered origins', () => {
    expect(embedders({ frameAncestors: ['https://partner.example', 'http://partner.localhost:4000'] })).toEqual([
      'https://partner.example',
      'http://partner.localhost:4000',
    ])
  })

  it.each([
    'https://a.example/',
    'https://a.example/path',
    'HTTPS://A.example',
    'http://a.example',
    'null',
    '*',
    'https://*.a.example',
    'https://a.example; script-src *',
    "'unsafe-inline'",
    'https://a.example;',
    'https://a.example,',
    "https://a'b.example",
    '',
  ])('are not %j', (value) => {
    expect(embedders({ frameAncestors: [value] })).toEqual([])
  })

  it('are never more than one source of a policy each', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.domain().map((domain) => `https://${domain}`),
          fc.string().map((text) => `https://a.example${text}`),
        ),
        (value) => {
          for (const origin of embedders({ frameAncestors: [value] })) {
            expect(origin).toMatch(/^https?:\/\/[^\s;,*'"/]+$/)
            expect(new URL(origin).origin).toBe(value)
          }
        },
      ),
    )
  })
})
