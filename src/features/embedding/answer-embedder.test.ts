import fc from 'fast-check'
import { expect, it } from 'vitest'
import { embedderOf } from './answer-embedder.ts'

const around = { name: 'the window around' }
const hello = { type: 'academic-services:hello' }
const embedders = ['https://partner.example', 'https://other.example']

it('answers a registered page around this one', () => {
  expect(embedderOf({ source: around, origin: 'https://partner.example', data: hello }, around, embedders)).toBe('https://partner.example')
})

it('answers nobody else, whatever they say', () => {
  const anything = fc.record({
    source: fc.oneof(fc.constant(around), fc.constant(null), fc.object()),
    origin: fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.constantFrom(
        'null',
        '',
        '*',
        'https://partner.example.evil.example',
        'https://partner.example:444',
        'http://partner.example',
        ...embedders,
      ),
    ),
    data: fc.oneof(fc.constant(hello), fc.anything()),
  })
  fc.assert(
    fc.property(anything, (event) => {
      const asks = embedderOf(event, around, embedders)
      if (asks === null) return
      expect(event.source).toBe(around)
      expect(embedders).toContain(event.origin)
      expect(asks).toBe(event.origin)
    }),
  )
})
