import { describe, expect, it } from 'vitest'
import { type AssistantConditions, selectAssistants } from './select-assistants.ts'

const handTalk = { token: 't', scriptUrl: 'https://plugin.handtalk.me/x.js' }
const vlibras = { scriptUrl: 'https://vlibras.gov.br/x.js', appUrl: 'https://vlibras.gov.br/app' }
const equalWeb = { siteKey: 'k', scriptUrl: 'https://cdn.equalweb.com/x.js' }
const wish = (over: Partial<AssistantConditions> = {}): AssistantConditions => ({
  offered: { handTalk, vlibras: null, equalWeb },
  person: null,
  disabled: {},
  allowed: true,
  ...over,
})

describe('selectAssistants', () => {
  it('are what the tenant chose, for people who are not signed in', () => {
    expect(selectAssistants(wish())).toEqual(['handTalk', 'equalWeb'])
    expect(selectAssistants(wish({ offered: { handTalk: null, vlibras, equalWeb: null } }))).toEqual(['vlibras'])
  })

  it('leave sign language to the switch of signed-in people', () => {
    expect(selectAssistants(wish({ person: {} }))).toEqual(['equalWeb'])
    expect(selectAssistants(wish({ person: { signLanguage: false } }))).toEqual(['equalWeb'])
    expect(selectAssistants(wish({ person: { signLanguage: true } }))).toEqual(['handTalk', 'equalWeb'])
  })

  it('obey the flags of the address', () => {
    expect(selectAssistants(wish({ disabled: { disableHandtalk: true } }))).toEqual(['equalWeb'])
    expect(selectAssistants(wish({ disabled: { disableEqualWeb: true } }))).toEqual(['handTalk'])
    expect(selectAssistants(wish({ disabled: { disableHandtalk: true }, offered: { handTalk: null, vlibras, equalWeb: null } }))).toEqual(
      [],
    )
  })

  it('are none where a card or a password is typed', () => {
    expect(selectAssistants(wish({ person: { signLanguage: true }, allowed: false }))).toEqual([])
  })

  it('are one interpreter where a tenant has two', () => {
    expect(selectAssistants(wish({ offered: { handTalk, vlibras, equalWeb: null } }))).toEqual(['handTalk'])
  })
})
