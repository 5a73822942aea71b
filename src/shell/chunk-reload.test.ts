import { expect, it } from 'vitest'
import { claimReload } from './chunk-reload.ts'

it('reloads once, and again only after a minute', () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  expect(claimReload(storage, 1_000_000)).toBe(true)
  expect(claimReload(storage, 1_000_001)).toBe(false)
  expect(claimReload(storage, 1_059_999)).toBe(false)
  expect(claimReload(storage, 1_060_000)).toBe(true)
  expect(claimReload(storage, 1_060_001)).toBe(false)
})
