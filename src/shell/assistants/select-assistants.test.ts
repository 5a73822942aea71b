import { describe, expect, it } from 'vitest'
import { offeredAssistants, selectAssistants } from './select-assistants.ts'

const handTalk = { token: 't', scriptUrl: 'https://plugin.handtalk.me/x.js' }
const vlibras = { scriptUrl: 'https://vlibras.gov.br/x.js', appUrl: 'https://vlibras.gov.br/app' }
const equalWeb = { siteKey: 'k', scriptUrl: 'https://cdn.equalweb.com/x.js' }
type Conditions = Parameters<typeof selectAssistants>[0]
const conditions = (over: Partial<Conditions> = {}): Conditions => ({
  offered: { handTalk, vlibras: null, equalWeb },
  person: null,
  opened: [],
  disabled: {},
  allowed: true,
  ...over,
})

describe('offeredAssistants', () => {
  it('are what the tenant chose', () => {
    expect(offeredAssistants(conditions())).toEqual(['handTalk', 'equalWeb'])
    expect(offeredAssistants(conditions({ offered: { handTalk: null, vlibras, equalWeb: null } }))).toEqual(['vlibras'])
  })

  it('obey the flags of the address', () => {
    expect(offeredAssistants(conditions({ disabled: { disableHandtalk: true } }))).toEqual(['equalWeb'])
    expect(offeredAssistants(conditions({ disabled: { disableEqualWeb: true } }))).toEqual(['handTalk'])
    const withVlibras = { handTalk: null, vlibras, equalWeb: null }
    expect(offeredAssistants(conditions({ disabled: { disableHandtalk: true }, offered: withVlibras }))).toEqual([])
  })

  it('are none where a card or a password is typed', () => {
    expect(offeredAssistants(conditions({ allowed: false }))).toEqual([])
  })

  it('are one interpreter where a tenant has two', () => {
    expect(offeredAssistants(conditions({ offered: { handTalk, vlibras, equalWeb: null } }))).toEqual(['handTalk'])
  })
})

describe('selectAssistants', () => {
  it('loads nothing that nobody asked for', () => {
    expect(selectAssistants(conditions())).toEqual([])
    expect(selectAssistants(conditions({ person: { signLanguage: false } }))).toEqual([])
  })

  it('loads what was opened, where it is offered', () => {
    expect(selectAssistants(conditions({ opened: ['equalWeb'] }))).toEqual(['equalWeb'])
    expect(selectAssistants(conditions({ opened: ['handTalk', 'equalWeb'], person: {} }))).toEqual(['handTalk', 'equalWeb'])
    expect(selectAssistants(conditions({ opened: ['handTalk'], allowed: false }))).toEqual([])
  })

  it('loads sign language for whoever switched it on', () => {
    expect(selectAssistants(conditions({ person: { signLanguage: true } }))).toEqual(['handTalk'])
  })
})
