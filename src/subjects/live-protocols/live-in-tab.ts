import { appConfig } from '#config'
import { livePath } from './live-address.ts'
import { followProtocols, type LiveHandlers } from './live-connection.ts'
import { readProtocolChanges } from './live-protocols.functions.ts'

/** The tab's one connection, shared by all that follow on its page. */
let shared: { mark: string; handlers: Set<LiveHandlers>; stop: () => void } | null = null

/** @param mark of the session: another one has another feed */
export function subscribeToProtocols(mark: string, handlers: LiveHandlers): () => void {
  if (shared?.mark !== mark) {
    shared?.stop()
    shared = begin(mark)
  }
  const own = shared
  own.handlers.add(handlers)
  return () => {
    own.handlers.delete(handlers)
    if (own.handlers.size > 0) return
    own.stop()
    if (shared === own) shared = null
  }
}

function begin(mark: string): NonNullable<typeof shared> {
  const handlers = new Set<LiveHandlers>()
  const stop = followProtocols(
    {
      connect: () => new WebSocket(liveAddress()),
      poll: (after) => readProtocolChanges({ data: { after } }),
      position: storedPosition(`academic-services:protocols:${mark}`),
      isVisible: () => document.visibilityState === 'visible',
      onVisible: (callback) => {
        const onChange = () => void (document.visibilityState === 'visible' && callback())
        document.addEventListener('visibilitychange', onChange)
        return () => document.removeEventListener('visibilitychange', onChange)
      },
    },
    {
      onChange: (change) => {
        for (const { onChange } of handlers) onChange(change)
      },
      onReset: () => {
        for (const { onReset } of handlers) onReset()
      },
    },
  )
  return { mark, handlers, stop }
}

/** Includes the tab's id, since sockets cannot send headers. */
function liveAddress(): string {
  const { parameter } = appConfig.tabs
  const tab = new URLSearchParams(location.search).get(parameter)
  return `${location.origin.replace(/^http/, 'ws')}${livePath}${tab ? `?${new URLSearchParams({ [parameter]: tab })}` : ''}`
}

/** In this tab's storage; without storage the page begins with a reset. */
function storedPosition(key: string) {
  return {
    read: () => {
      try {
        const text = sessionStorage.getItem(key)
        return text === null ? null : Number(text)
      } catch {
        return null
      }
    },
    write: (position: number) => {
      try {
        sessionStorage.setItem(key, String(position))
      } catch {
        // The page still knows its position.
      }
    },
  }
}
