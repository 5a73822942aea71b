import type { NotificationEvent } from '#api/notifications.ts'
import { appConfig } from '#config'

/** Asked again after this, then after ever longer, when the server refused to tell. */
const shortestPause = 30_000
const longestPause = 600_000

/** Asked by a tab that has just begun to hear. */
const newcomer = 'newcomer'
type State = Pick<Extract<NotificationEvent, { type: 'current' }>, 'totalUnread' | 'newestId'>

/** Where the server tells of notifications: what happens to them, or the newest. Says which tab asks, where tabs have sessions of their own. */
export function inboxAddress(what: 'live' | 'toasts'): string {
  const { parameter } = appConfig.tabs
  const tab = new URLSearchParams(location.search).get(parameter)
  return `${appConfig.basePath}/notifications/${what}${tab ? `?${new URLSearchParams({ [parameter]: tab })}` : ''}`
}

/**
 * Hears what happens to the person's notifications. One tab of the session listens to the server and passes on what it
 * hears: browsers allow only few connections, and one per tab would soon leave none for pages.
 *
 * @param mark of the session
 * @returns what stops hearing
 */
export function followInbox(mark: string, onEvent: (event: NotificationEvent) => void): () => void {
  const name = `academic-services:notifications:${mark}`
  const left = new AbortController()
  const tabs = new BroadcastChannel(name)
  /** What the server told last, for tabs that come later; unset in tabs that do not listen to it. */
  let state: State | undefined
  tabs.onmessage = ({ data }: MessageEvent<NotificationEvent | typeof newcomer>) => {
    if (data !== newcomer) onEvent(data)
    else if (state) tabs.postMessage({ type: 'current', ...state } satisfies NotificationEvent)
  }
  const tell = (event: NotificationEvent) => {
    state = stateAfter(event, state)
    onEvent(event)
    tabs.postMessage(event)
  }
  const listen = () => listenToServer(tell, left.signal)
  tabs.postMessage(newcomer)
  // Whoever holds the lock listens; when that tab goes, the next one does. Without locks each tab listens by itself.
  if (navigator.locks) navigator.locks.request(name, { signal: left.signal }, listen).catch(() => undefined)
  else void listen()
  return () => {
    left.abort()
    tabs.close()
  }
}

/** How things stand after an event; unset until the server said which is the newest. */
function stateAfter(event: NotificationEvent, before: State | undefined): State | undefined {
  const { totalUnread } = event
  if (event.type === 'current') return { totalUnread, newestId: event.newestId }
  if (event.type === 'arrived') return { totalUnread, newestId: event.notification.recipientId }
  return before && { ...before, totalUnread }
}

/** Listens until `signal` aborts; the browser connects again by itself unless it was refused. */
function listenToServer(onEvent: (event: NotificationEvent) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let pause = shortestPause
    let retry: ReturnType<typeof setTimeout> | undefined
    const connect = () => {
      const opened = new EventSource(inboxAddress('live'))
      source = opened
      opened.onmessage = ({ data }: MessageEvent<string>) => {
        pause = shortestPause
        onEvent(JSON.parse(data) as NotificationEvent)
      }
      opened.onerror = () => {
        if (opened.readyState !== EventSource.CLOSED) return
        retry = setTimeout(connect, pause)
        pause = Math.min(pause * 2, longestPause)
      }
    }
    const end = () => {
      clearTimeout(retry)
      source?.close()
      resolve()
    }
    if (signal.aborted) return end()
    connect()
    signal.addEventListener('abort', end)
  })
}
