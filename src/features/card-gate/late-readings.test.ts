import { beforeEach, expect, test, vi } from 'vitest'
import { keepReading, getLateReadings, sendLateReadings } from './late-readings.ts'

const reading = (code: string, { who = 'hugo', age = 0 } = {}) => ({
  who,
  code,
  place: 'Portaria A',
  readAt: new Date(Date.now() - age).toISOString(),
})

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})

test('readings are sent in their order, each once, and say how many counted', async () => {
  for (const code of ['a', 'b', 'c']) keepReading(reading(code))
  const sent: string[] = []
  const counts = await sendLateReadings('hugo', async ({ code }) => {
    sent.push(code)
    return code === 'b' ? 'refused' : 'valid'
  })
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(counts).toEqual({ valid: 2, refused: 1 })
  expect(getLateReadings('hugo')).toEqual([])
})

test('what finds no network stays, with all after it', async () => {
  for (const code of ['a', 'b', 'c']) keepReading(reading(code))
  await sendLateReadings('hugo', async ({ code }) => (code === 'a' ? 'valid' : null))
  expect(getLateReadings('hugo').map(({ code }) => code)).toEqual(['b', 'c'])
})

test('nobody sends another person’s, and none is sent after a day', async () => {
  keepReading(reading('a', { who: 'gina' }))
  keepReading(reading('b', { age: 86_400_001 }))
  expect(getLateReadings('hugo')).toEqual([])
  expect(getLateReadings('gina')).toHaveLength(1)
})
