// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { answerEmbedder, getEmbedder } from './answer-embedder.ts'

const around = { name: 'the window around' }
const hello = { type: 'academic-services:hello' }
const embedders = ['https://partner.example', 'https://other.example']

it('answers a registered page around this one', () => {
  expect(getEmbedder({ source: around, origin: 'https://partner.example', data: hello }, around, embedders)).toBe('https://partner.example')
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
      const asks = getEmbedder(event, around, embedders)
      if (asks === null) return
      expect(event.source).toBe(around)
      expect(embedders).toContain(event.origin)
      expect(asks).toBe(event.origin)
    }),
  )
})

it('tells its height once it is asked by a registered page, and nothing before', () => {
  let resized = () => {}
  class Observer {
    constructor(whenResized: () => void) {
      resized = whenResized
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const told = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined)
  const content = document.body.appendChild(document.createElement('main'))
  const box = vi.spyOn(content, 'getBoundingClientRect')
  const growTo = (height: number) => {
    box.mockReturnValue({ bottom: height, height } as DOMRect)
    resized()
  }
  const stop = answerEmbedder(embedders)
  const ask = (origin: string, data: unknown) => window.dispatchEvent(new MessageEvent('message', { source: window.parent, origin, data }))
  const heights = () => told.mock.calls.map(([{ height }, origin]) => [height, origin])
  ask('https://partner.example', { type: 'other' })
  ask('https://partner.example', null)
  ask('https://stranger.example', hello)
  growTo(480)
  expect(heights()).toEqual([])

  ask('https://partner.example', hello)
  ask('https://stranger.example', hello)
  growTo(960)
  expect(heights()).toEqual([
    [480, 'https://partner.example'],
    [960, 'https://partner.example'],
  ])
  stop()
  ask('https://partner.example', hello)
  expect(told).toHaveBeenCalledTimes(2)
})
