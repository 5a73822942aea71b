import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BlipBuilder, type BlipChat, type BlipScript, openBlipChat } from './blip-chat.ts'

const template = { appKey: 'the-key', color: '#0b5c8f', customCommonUrl: 'https://ipe.chat.example' }
let done: string[]
let leave: () => void

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
    static LEAVE_EVENT = 'left'
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
    withEventHandler(event: string, onLeave: () => void) {
      leave = () => {
        note(event)
        onLeave()
      }
    }
    build() {
      note('built')
    }
    toogleChat() {
      note('unfolded')
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
    void openBlipChat(template, new AbortController().signal, undefined, chatScript())
    await vi.runAllTimersAsync()
    expect(done).toEqual([
      '0 loaded',
      '500 key the-key',
      '500 color #0b5c8f',
      '500 url https://ipe.chat.example',
      '500 built',
      '500 unfolded',
    ])
  })

  it('waits a whole one when the script was there before', async () => {
    void openBlipChat(template, new AbortController().signal, undefined, chatScript({ loadedBefore: true }))
    await vi.runAllTimersAsync()
    expect(done.at(-1)).toBe('1000 unfolded')
    expect(done).not.toContain('0 loaded')
  })

  it('looks again every half second', async () => {
    void openBlipChat(template, new AbortController().signal, undefined, chatScript({ after: 1700 }))
    await vi.runAllTimersAsync()
    expect(done.at(-1)).toBe('2000 unfolded')
  })

  it('gives up after ten seconds', async () => {
    const opened = openBlipChat(template, new AbortController().signal, undefined, chatScript({ after: Number.POSITIVE_INFINITY })).catch(
      (error: Error) => error.message,
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await opened).toBe('The script of the chat brought no chat')
  })

  it('comes no more once the page has moved on, and goes with it', async () => {
    const early = new AbortController()
    void openBlipChat(template, early.signal, undefined, chatScript())
    early.abort()
    await vi.runAllTimersAsync()
    expect(done).toEqual(['0 loaded'])
    const later = new AbortController()
    void openBlipChat(template, later.signal, undefined, chatScript())
    await vi.runAllTimersAsync()
    later.abort()
    expect(done.at(-1)).toMatch(/destroyed$/)
  })

  it('says when the person leaves it', async () => {
    const onLeave = vi.fn()
    void openBlipChat(template, new AbortController().signal, onLeave, chatScript())
    await vi.runAllTimersAsync()
    leave()
    expect(onLeave).toHaveBeenCalledOnce()
  })
})
