import { expect, test } from 'vitest'
import { boundedCache } from '../../request/bounded-cache.server.ts'
import { type FrameInputs, frameVersion } from './frame-inputs.server.ts'

const inputs = {
  settings: { navigation: [], features: [], accountActions: [] },
  tenant: { name: 'Aurora', initial: 'A', language: 'pt-BR', logo: null },
  legal: { termsOfUseUrl: null, privacyUrl: null },
  locale: 'pt-BR',
  person: {
    profile: 'STUDENT',
    permissions: {},
    mode: null,
    impersonated: false,
    hasPhoto: false,
    hasRole: true,
    isPlaceless: false,
    prefersSignLanguage: false,
  },
  contexts: 'one',
  width: 'full',
  hasLauncher: false,
  support: [],
  assistants: { handTalk: null, vlibras: null, equalWeb: null },
  disabled: {},
} as unknown as FrameInputs

/** Every value within, each changed in turn. */
function changes(value: unknown): unknown[] {
  if (Array.isArray(value)) return [[...value, 'other']]
  if (typeof value === 'boolean') return [!value]
  if (value === null || typeof value !== 'object') return [`other ${String(value)}`]
  const fields = Object.entries(value)
  const within = fields.flatMap(([name, field]) => changes(field).map((other) => ({ ...value, [name]: other })))
  return fields.length === 0 ? [{ other: true }] : within
}

test('another text is drawn when anything that it hangs on changes, and the same kept when nothing does', () => {
  const others = changes(inputs) as FrameInputs[]
  expect(others.length).toBeGreaterThan(20)
  const versions = [inputs, ...others].map(frameVersion)
  expect(new Set(versions).size).toBe(versions.length)
  expect(frameVersion(structuredClone(inputs))).toBe(versions[0])
})

test('the cache keeps what was asked for last, and no more than its limit', () => {
  const made: string[] = []
  const cache = boundedCache<string>(2)
  const ask = (key: string) =>
    cache(key, () => {
      made.push(key)
      return key
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key)
  expect(made.join('')).toBe('abcb')
})
