import type { SupportSetting } from '#api/integration.ts'
import { isSafeOrigin } from './assistant-sources.ts'

/** Where Blip keeps its chats unless a tenant has an address of its own. */
const blipSources = ['https://chat.blip.ai', 'https://*.chat.blip.ai']

/** Sources that a page's content security policy has to admit for the chats of a tenant; none for WhatsApp, which is a link. */
export function supportSources(settings: readonly SupportSetting[]): string[] {
  const chats = settings.filter(({ type }) => type === 'blip')
  const own = chats.flatMap(({ template }) => {
    const url = URL.parse(template?.customCommonUrl ?? '')
    return url && isSafeOrigin(url) ? [url.origin] : []
  })
  return chats.length > 0 ? [...new Set([...blipSources, ...own])] : []
}
