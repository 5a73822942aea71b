import { describe, expect, it } from 'vitest'
import { assistantSources } from './assistant-sources.ts'

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
