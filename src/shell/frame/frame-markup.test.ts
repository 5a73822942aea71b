import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { Profile } from '#api/principal.ts'
import type { FrameInputs } from './frame-inputs.server.ts'
import { drawFrame } from './frame-markup.server.tsx'

const inputsOf = (profile: Profile) =>
  ({
    settings: { navigation: [], features: [], accountActions: [] },
    tenant: { name: 'Aurora', initial: 'A', language: 'pt-BR', logo: null },
    legal: { termsOfUseUrl: null, privacyUrl: null },
    locale: 'pt-BR',
    person: { profile, permissions: {}, mode: null, impersonated: false },
    contexts: 'one',
    width: 'full',
    hasLauncher: false,
    support: [],
    assistants: { handTalk: null, vlibras: null, equalWeb: null },
    disabled: {},
  }) as unknown as FrameInputs

const line = /<noscript>.*Para agir nesta página, ative o JavaScript no navegador\..*<\/noscript>/s

test('staff are told once that acts need scripts, and nobody else is', () => {
  const i18n = setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } })
  const skipOf = (profile: Profile) => drawFrame(inputsOf(profile), i18n).skip.parts.join('')
  expect(skipOf('OPERATION').match(line)).toHaveLength(1)
  expect(skipOf('COLLECTION_ADVISORY')).toMatch(line)
  for (const profile of ['STUDENT', 'CANDIDATE', 'RESIDENT', 'BASIC'] as const) expect(skipOf(profile)).not.toContain('noscript')
})
