// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProtocolEvent } from '#api/academic/protocol-events.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const shell = vi.hoisted(() => ({ sessionMark: 'mark-of-ana' as string | null }))
vi.mock('../../request/shell.queries.ts', () => ({ useShell: () => shell }))
vi.mock('./live-protocols.functions.ts', () => ({ readProtocolChanges: async () => [] }))

const { useLiveProtocols } = await import('./use-live-protocols.ts')

class FakeSocket {
  static all: FakeSocket[] = []
  url: string
  sent: string[] = []
  isClosed = false
  onopen = () => {}
  onmessage = (_event: { data: string }) => {}
  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.isClosed = true
  }
  tell(event: ProtocolEvent) {
    this.onmessage({ data: JSON.stringify(event) })
  }
}
vi.stubGlobal('WebSocket', FakeSocket)

const changed = (position: number) => ({ position, requestId: crypto.randomUUID(), status: 'open', at: '2026-11-21T15:00:00Z' })

beforeEach(() => {
  FakeSocket.all = []
  shell.sessionMark = 'mark-of-ana'
  sessionStorage.clear()
  history.replaceState(null, '', '/academic-services/my-requests')
})
afterEach(cleanup)

function follow() {
  const told: Array<number | 'reset'> = []
  const hook = renderHook(() =>
    useLiveProtocols({ onChange: ({ position }) => void told.push(position), onReset: () => void told.push('reset') }),
  )
  return { ...hook, told }
}
const socketsOpened = (count: number) => vi.waitFor(() => expect(FakeSocket.all).toHaveLength(count))

it('opens one socket for all that follow on a page, and closes it with the last of them', async () => {
  const [list, details] = [follow(), follow()]
  await socketsOpened(1)
  const [socket] = FakeSocket.all
  expect(socket!.url).toBe('ws://localhost:3000/academic-services/protocols/live')
  act(() => {
    socket!.onopen()
    socket!.tell({ reset: true, position: 4 })
    socket!.tell(changed(5))
  })
  expect([list.told, details.told]).toEqual([
    ['reset', 5],
    ['reset', 5],
  ])
  list.unmount()
  expect(socket!.isClosed).toBe(false)
  details.unmount()
  expect(socket!.isClosed).toBe(true)
})

it('goes on where the tab was, with the session of a tab that has its own', async () => {
  const before = follow()
  await socketsOpened(1)
  FakeSocket.all[0]!.onopen()
  act(() => FakeSocket.all[0]!.tell({ reset: true, position: 4 }))
  before.unmount()
  history.replaceState(null, '', '/academic-services/my-requests?tab=mhx0yabcabcdefgh')
  follow()
  await socketsOpened(2)
  FakeSocket.all[1]!.onopen()
  expect(FakeSocket.all[1]!.url).toMatch(/\/protocols\/live\?tab=mhx0yabcabcdefgh$/)
  expect(FakeSocket.all[1]!.sent).toEqual(['{"after":4}'])
})

it('begins anew for another session, and opens nothing without one', async () => {
  const { rerender, told } = follow()
  await socketsOpened(1)
  FakeSocket.all[0]!.onopen()
  act(() => FakeSocket.all[0]!.tell({ reset: true, position: 4 }))
  shell.sessionMark = 'mark-of-bruno'
  rerender()
  await socketsOpened(2)
  FakeSocket.all[1]!.onopen()
  expect(FakeSocket.all[0]!.isClosed).toBe(true)
  expect(FakeSocket.all[1]!.sent).toEqual(['{"after":null}'])
  shell.sessionMark = null
  rerender()
  expect(FakeSocket.all[1]!.isClosed).toBe(true)
  expect(FakeSocket.all).toHaveLength(2)
  expect(told).toEqual(['reset'])
})
