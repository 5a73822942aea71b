// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { embedPage } from './embed-page.ts'

const portal = 'https://aurora.example/academic-services'
const options = { portal, origins: [location.origin], page: '/financial/payments?status=open', title: 'Aurora' }

let complain: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  document.body.innerHTML = ''
  complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Dispatches a message as a browser would. */
function say(frame: HTMLIFrameElement, data: unknown, from: { origin?: string; source?: unknown } = {}) {
  const source = ('source' in from ? from.source : frame.contentWindow) as MessageEventSource
  window.dispatchEvent(new MessageEvent('message', { data, origin: from.origin ?? 'https://aurora.example', source }))
}

describe('embedPage', () => {
  it('shows the page without its header, with what the address said', () => {
    const frame = embedPage({ ...options, target: document.body })!
    expect(frame.src).toBe(`${portal}/financial/payments?status=open&disableHeader=true`)
    expect(frame.title).toBe('Aurora')
    expect(document.body.lastElementChild).toBe(frame)
  })

  it('shows nothing on a page that is not registered, and says so', () => {
    expect(embedPage({ ...options, origins: ['https://partner.example'], target: document.body })).toBeNull()
    expect(document.body.children).toHaveLength(0)
    expect(complain).toHaveBeenCalledWith(`academic-services: ${location.origin} is not registered to embed https://aurora.example`)
  })

  it('leads nowhere but into the portal, whatever page is named', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webPath(),
          fc.constantFrom('/../x', '//evil.example', '\\\\evil.example', '@evil.example', '/%2e%2e/x', 'https://evil.example'),
        ),
        (page) => {
          const frame = embedPage({ ...options, page, target: document.body })
          if (frame) expect(frame.src.startsWith(`${portal}/`)).toBe(true)
          frame?.remove()
        },
      ),
      { numRuns: 40 },
    )
  })

  it('takes its height from the frame alone', () => {
    const frame = embedPage({ ...options, target: document.body })!
    const size = (height: unknown) => ({ type: 'academic-services:size', height })
    say(frame, size(900), { origin: 'https://evil.example' })
    say(frame, size(900), { source: window })
    say(frame, { type: 'other', height: 900 })
    for (const nonsense of [undefined, null, '900', Number.NaN, Number.POSITIVE_INFINITY, '1px; position: fixed'])
      say(frame, size(nonsense))
    say(frame, null)
    expect(frame.style.height).toBe('20rem')
    say(frame, size(900.2))
    expect(frame.style.height).toBe('901px')
    say(frame, size(1e9))
    expect(frame.style.height).toBe('20000px')
  })
})
