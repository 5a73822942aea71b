import type { SupportSetting } from '#api/integration.ts'
import { propagateNonce, loadScript } from '../../kit/browser/third-party-script.ts'

export interface BlipBuilder {
  withAppKey(key: string): BlipBuilder
  withButton(look: { color: string; icon: string }): BlipBuilder
  withCustomCommonUrl(url: string): BlipBuilder
  build(): void
  withEventHandler?(event: string, handler: () => void): unknown
  /** Spelled so by the vendor. */
  toogleChat?(): void
  destroy?(): void
}
export type BlipChat = (new () => BlipBuilder) & { LEAVE_EVENT?: string }

const scriptAddress = 'https://unpkg.com/blip-chat-widget'
/** Milliseconds (docs/requirements/shell.md §4). */
const initialDelayMs = 500
const reopenDelayMs = 1000
const retryMs = 500
/** Ten seconds in total. */
const maxAttempts = 20

/** Replaced in tests. */
export interface BlipScript {
  isLoaded(): boolean
  load(): Promise<void>
  find(): BlipChat | undefined
}

const onThisPage: BlipScript = {
  isLoaded: () => document.querySelector(`script[src="${scriptAddress}"]`) !== null,
  load: () => {
    propagateNonce()
    return loadScript(scriptAddress)
  },
  find: () => (window as unknown as { BlipChat?: BlipChat }).BlipChat,
}

/** Opens the chat; `signal` closes it or cancels opening. @param onLeave the person closed it @throws Error when the script does not load */
export async function openBlipChat(
  template: NonNullable<SupportSetting['template']>,
  signal: AbortSignal,
  onLeave: () => void = () => {},
  script: BlipScript = onThisPage,
): Promise<void> {
  const Chat = await blipScript(script, signal)
  if (!Chat || signal.aborted) return
  const chat = new Chat().withAppKey(template.appKey).withButton({ color: template.color, icon: '' })
  if (template.customCommonUrl) chat.withCustomCommonUrl(template.customCommonUrl)
  if (Chat.LEAVE_EVENT) chat.withEventHandler?.(Chat.LEAVE_EVENT, onLeave)
  chat.build()
  // Unfolds the chat: its own button would only float over the page.
  chat.toogleChat?.()
  signal.addEventListener('abort', () => chat.destroy?.(), { once: true })
}

async function blipScript(script: BlipScript, signal: AbortSignal): Promise<BlipChat | null> {
  const loadedBefore = script.isLoaded()
  if (!loadedBefore) await script.load()
  // A previous chat may still be closing.
  await wait(loadedBefore ? reopenDelayMs : initialDelayMs)
  for (let attempt = 1; !signal.aborted; attempt++) {
    const Chat = script.find()
    if (Chat) return Chat
    if (attempt === maxAttempts) throw new Error('The script of the chat brought no chat')
    await wait(retryMs)
  }
  return null
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
