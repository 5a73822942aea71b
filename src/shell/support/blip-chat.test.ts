import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BlipBuilder, type BlipChat, type BlipScript, openBlipChat } from './blip-chat.ts'

const template = { appKey: 'the-key', color: '#0b5c8f', customCommonUrl: 'https://ipe.chat.example' }
let done: string[]

beforeEach(() => {
  vi.useFakeTimers()
  done = []
})
afterEach(() => void vi.useRealTimers())

/** Records calls with their time in milliseconds. */
function chatScript({ after = 0, loadedBefore = false }: { after?: number; loadedBefore?: boolean } = {}): BlipScript {
  const begun = Date.now()
  const note = (text: string) => void done.push(`${Date.now() - begun} ${text}`)
  class Chat implements BlipBuilder {
    withAppKey(key: string) {
      note(`key ${key}`)
      return this
    }
    withButton({ color }: { color: string }) {
      note(`color ${color}`)
      return this
    }
    withCustomCommonUrl(url: string) {
      note(`url ${url}`)
      return this
    }
    build() {
      note('built')
    }
    destroy() {
      note('destroyed')
    }
  }
  return {
    isLoaded: () => loadedBefore,
    load: async () => note('loaded'),
    find: () => (Date.now() - begun >= after ? (Chat as BlipChat) : undefined),
  }
}

describe('openBlipChat', () => {
  it('waits half a second after loading the script', async () => {
    void openBlipChat(template, new AbortController().signal, chatScript())
    await vi.runAllTimersAsync()
    expect(done).toEqual(['0 loaded', '500 key the-key', '500 color #0b5c8f', '500 url https://ipe.chat.example', '500 built'])
  })

  it('waits a whole one when the script was there before', async () => {
    void openBlipChat(template, new AbortController().signal, chatScript({ loadedBefore: true }))
    await vi.runAllTimersAsync()
    expect(done.at(-1)).toBe('1000 built')
    expect(done).not.toContain('0 loaded')
  })

  it('looks again every half second', async () => {
    void openBlipChat(template, new AbortController().signal, chatScript({ after: 1700 }))
    await vi.runAllTimersAsync()
    expect(done.at(-1)).toBe('2000 built')
  })

  it('gives up after ten seconds', async () => {
    const opened = openBlipChat(template, new AbortController().signal, chatScript({ after: Number.POSITIVE_INFINITY })).catch(
      (error: Error) => error.message,
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await opened).toBe('The script of the chat brought no chat')
  })

  it('comes no more once the page has moved on, and goes with it', async () => {
    const early = new AbortController()
    void openBlipChat(template, early.signal, chatScript())
    early.abort()
    await vi.runAllTimersAsync()
    expect(done).toEqual(['0 loaded'])
    const later = new AbortController()
    void openBlipChat(template, later.signal, chatScript())
    await vi.runAllTimersAsync()
    later.abort()
    expect(done.at(-1)).toMatch(/destroyed$/)
  })
})
