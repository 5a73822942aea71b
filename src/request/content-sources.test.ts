import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SupportSetting } from '#api/integration.ts'
import { assistantSources, embedders, supportSources } from './content-sources.ts'

const none = { handTalk: null, vlibras: null, equalWeb: null }
const vlibras = { scriptUrl: 'https://vlibras.gov.br/app/vlibras-plugin.js', appUrl: 'https://vlibras.gov.br/app' }

describe('assistantSources', () => {
  it('are none without assistants', () => {
    expect(assistantSources(none)).toEqual({ origins: [], webAssembly: false })
  })

  it('are the host of the script and the sister hosts of its maker', () => {
    expect(assistantSources({ ...none, vlibras })).toEqual({
      origins: ['https://vlibras.gov.br', 'https://*.vlibras.gov.br'],
      webAssembly: true,
    })
  })

  it('are one host where the institution serves the script itself', () => {
    const handTalk = { token: 't', scriptUrl: 'https://cdn.aurora.example/handtalk.js' }
    expect(assistantSources({ ...none, handTalk }).origins).toEqual(['https://cdn.aurora.example'])
  })

  it.each([
    'javascript:alert(1)',
    'http://elsewhere.example/x.js',
    'data:text/javascript,1',
    'https:; script-src *',
    'nothing',
    'http://evillocalhost/x.js',
  ])('leave %j out', (scriptUrl) => {
    expect(assistantSources({ ...none, equalWeb: { siteKey: 'k', scriptUrl } }).origins).toEqual([])
  })

  it('know no maker by the end of a name alone', () => {
    expect(assistantSources({ ...none, equalWeb: { siteKey: 'k', scriptUrl: 'https://evilequalweb.com/x.js' } }).origins).toEqual([
      'https://evilequalweb.com',
    ])
  })
})

describe('supportSources', () => {
  const setting = {
    position: 'bottom_right',
    title: 'Ajuda',
    subtitle: null,
    cellphone: null,
    message: null,
    template: null,
    sectors: [],
  } as const
  const blip = (customCommonUrl: string | null): SupportSetting => ({
    ...setting,
    type: 'blip',
    template: { appKey: 'k', color: '#000000', customCommonUrl },
    sectors: [],
  })

  it('admits a chat, at its own address too, and nothing for a link to WhatsApp', () => {
    expect(supportSources([{ ...setting, type: 'whatsapp', cellphone: '1', sectors: [] }])).toEqual([])
    expect(supportSources([blip(null)])).toEqual(['https://chat.blip.ai', 'https://*.chat.blip.ai'])
    expect(supportSources([blip('https://ipe.chat.example/x')])).toContain('https://ipe.chat.example')
    expect(supportSources([blip('http://ipe.chat.example; script-src *')])).toEqual(['https://chat.blip.ai', 'https://*.chat.blip.ai'])
  })
})

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
