import { useSyncExternalStore } from 'react'
import type { SupportSetting } from '#api/integration.ts'

type ChatState = 'closed' | 'opening' | 'open' | 'failed'

let state: ChatState = 'closed'
let opened: AbortController | undefined
const subscribers = new Set<() => void>()

function setState(next: ChatState) {
  state = next
  for (const notify of subscribers) notify()
}

/** Opens Blip's chat, whose script is only loaded now. @param failed logged when it does not load */
export async function openChat(template: NonNullable<SupportSetting['template']>, failed: string): Promise<void> {
  if (state === 'opening' || state === 'open') return
  const controller = new AbortController()
  opened = controller
  setState('opening')
  try {
    const { openBlipChat } = await import('./blip-chat.ts')
    await openBlipChat(template, controller.signal, closeChat)
    if (!controller.signal.aborted) setState('open')
  } catch (error) {
    // oxlint-disable-next-line no-console -- asked for by docs/requirements/shell.md, section 8
    console.error(failed, error)
    if (!controller.signal.aborted) setState('failed')
  }
}

export function closeChat(): void {
  opened?.abort()
  setState('closed')
}

export function useChatState(): ChatState {
  return useSyncExternalStore(
    (notify) => {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    },
    () => state,
    () => 'closed',
  )
}
