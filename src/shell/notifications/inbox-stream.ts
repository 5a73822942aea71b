import type { NotificationEvent } from '#api/notifications/notifications.ts'
import { appConfig } from '#config'

/** Exponential backoff while the server rejects the connection. */
const minRetryMs = 30_000
const maxRetryMs = 600_000

const stateRequest = 'newcomer'
type State = Pick<Extract<NotificationEvent, { type: 'current' }>, 'totalUnread' | 'newestId'>

/** Includes the tab id, since EventSource cannot send headers. */
function inboxAddress(): string {
  const { parameter } = appConfig.tabs
  const tab = new URLSearchParams(location.search).get(parameter)
  return `${appConfig.basePath}/notifications/live${tab ? `?${new URLSearchParams({ [parameter]: tab })}` : ''}`
}

/** One tab per session connects and broadcasts to the others, since browsers limit connections per host. Returns a function that unsubscribes. */
export function subscribeToInbox(mark: string, onEvent: (event: NotificationEvent) => void): () => void {
  const name = `academic-services:notifications:${mark}`
  const unsubscribed = new AbortController()
  const tabs = new BroadcastChannel(name)
  /** Latest state, for new tabs; only set in the connected tab. */
  let state: State | undefined
  tabs.onmessage = ({ data }: MessageEvent<NotificationEvent | typeof stateRequest>) => {
    if (data !== stateRequest) onEvent(data)
    else if (state) tabs.postMessage({ type: 'current', ...state } satisfies NotificationEvent)
  }
  const publish = (event: NotificationEvent) => {
    state = reduceInbox(event, state)
    onEvent(event)
    tabs.postMessage(event)
  }
  const connectToServer = () => listenToServer(publish, unsubscribed.signal)
  tabs.postMessage(stateRequest)
  // The holder of the lock connects; when that tab closes, the next one does. Without locks each tab connects.
  if (navigator.locks) navigator.locks.request(name, { signal: unsubscribed.signal }, connectToServer).catch(() => undefined)
  else void connectToServer()
  return () => {
    unsubscribed.abort()
    tabs.close()
  }
}

function reduceInbox(event: NotificationEvent, before: State | undefined): State | undefined {
  const { totalUnread } = event
  if (event.type === 'current') return { totalUnread, newestId: event.newestId }
  if (event.type === 'arrived') return { totalUnread, newestId: event.notification.recipientId }
  return before && { ...before, totalUnread }
}

/** EventSource reconnects by itself unless the server rejects the connection. */
function listenToServer(onEvent: (event: NotificationEvent) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let retryMs = minRetryMs
    let retry: ReturnType<typeof setTimeout> | undefined
    const connect = () => {
      const opened = new EventSource(inboxAddress())
      source = opened
      opened.onmessage = ({ data }: MessageEvent<string>) => {
        retryMs = minRetryMs
        onEvent(JSON.parse(data) as NotificationEvent)
      }
      opened.onerror = () => {
        if (opened.readyState !== EventSource.CLOSED) return
        retry = setTimeout(connect, retryMs)
        retryMs = Math.min(retryMs * 2, maxRetryMs)
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
