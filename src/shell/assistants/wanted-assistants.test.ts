import { describe, expect, it } from 'vitest'
import { type AssistantWish, wantedAssistants } from './wanted-assistants.ts'

const handTalk = { token: 't', scriptUrl: 'https://plugin.handtalk.me/x.js' }
const vlibras = { scriptUrl: 'https://vlibras.gov.br/x.js', appUrl: 'https://vlibras.gov.br/app' }
const equalWeb = { siteKey: 'k', scriptUrl: 'https://cdn.equalweb.com/x.js' }
const wish = (over: Partial<AssistantWish> = {}): AssistantWish => ({
  offered: { handTalk, vlibras: null, equalWeb },
  person: null,
  disabled: {},
  allowed: true,
  ...over,
})

describe('wantedAssistants', () => {
  it('are what the tenant chose, for people who are not signed in', () => {
    expect(wantedAssistants(wish())).toEqual(['handTalk', 'equalWeb'])
    expect(wantedAssistants(wish({ offered: { handTalk: null, vlibras, equalWeb: null } }))).toEqual(['vlibras'])
  })

  it('leave sign language to the switch of signed-in people', () => {
    expect(wantedAssistants(wish({ person: {} }))).toEqual(['equalWeb'])
    expect(wantedAssistants(wish({ person: { signLanguage: false } }))).toEqual(['equalWeb'])
    expect(wantedAssistants(wish({ person: { signLanguage: true } }))).toEqual(['handTalk', 'equalWeb'])
  })

  it('obey the flags of the address', () => {
    expect(wantedAssistants(wish({ disabled: { disableHandtalk: true } }))).toEqual(['equalWeb'])
    expect(wantedAssistants(wish({ disabled: { disableEqualWeb: true } }))).toEqual(['handTalk'])
    expect(wantedAssistants(wish({ disabled: { disableHandtalk: true }, offered: { handTalk: null, vlibras, equalWeb: null } }))).toEqual(
      [],
    )
  })

  it('are none where a card or a password is typed', () => {
    expect(wantedAssistants(wish({ person: { signLanguage: true }, allowed: false }))).toEqual([])
  })

  it('are one interpreter where a tenant has two', () => {
    expect(wantedAssistants(wish({ offered: { handTalk, vlibras, equalWeb: null } }))).toEqual(['handTalk'])
  })
})
