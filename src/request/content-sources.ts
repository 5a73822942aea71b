import type { Assistants } from '#api/embedding.ts'
import type { SupportSetting } from '#api/integration.ts'
import type { ApplicationSettings } from '#api/settings.ts'
import { hasFeature } from './features.ts'
import { isSafeOrigin } from './web-address.ts'

/** Makers serve voice, pictures and dictionaries from sister hosts of the one that serves their script. */
const makers = ['handtalk.me', 'vlibras.gov.br', 'equalweb.com']

/** What a page's content security policy has to admit for the assistants that a tenant chose. */
export interface AssistantSources {
  /** Sources of whatever is not a script: scripts run because a trusted one loads them. */
  origins: string[]
  /** The avatar of VLibras is WebAssembly that starts workers. */
  webAssembly: boolean
}

/**
 * Sources of the assistants that a tenant chose; none for a tenant without.
 *
 * @param assistants as the tenant registered them: an address that is no https one (http on localhost) admits nothing
 */
export function assistantSources({ handTalk, vlibras, equalWeb }: Assistants): AssistantSources {
  const addresses = [handTalk?.scriptUrl, vlibras?.scriptUrl, vlibras?.appUrl, equalWeb?.scriptUrl].filter(
    (address) => address !== undefined,
  )
  return { origins: [...new Set(addresses.flatMap(sourcesOf))], webAssembly: vlibras !== null }
}

function sourcesOf(address: string): string[] {
  const url = URL.parse(address)
  if (!url || !isSafeOrigin(url)) return []
  const maker = makers.find((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return maker ? [url.origin, `https://*.${maker}`] : [url.origin]
}

/** The assistants whose scripts come from where a policy may admit them; others are left out. */
export function safeAssistants(offered: Assistants): Assistants {
  const safe = <Offered extends { scriptUrl: string }>(one: Offered | null) => {
    const url = one && URL.parse(one.scriptUrl)
    return url && isSafeOrigin(url) ? one : null
  }
  return { handTalk: safe(offered.handTalk), vlibras: safe(offered.vlibras), equalWeb: safe(offered.equalWeb) }
}

/** Where Blip keeps its chats unless a tenant has an address of its own. */
const blipSources = ['https://chat.blip.ai', 'https://*.chat.blip.ai']

/** Sources of the chats of a tenant; none for WhatsApp, which is a link. */
export function supportSources(settings: readonly SupportSetting[]): string[] {
  const chats = settings.filter(({ type }) => type === 'blip')
  const own = chats.flatMap(({ template }) => safeOriginOf(template?.customCommonUrl ?? ''))
  return chats.length > 0 ? [...new Set([...blipSources, ...own])] : []
}

/** Origins that the web components of a tenant come from, and may ask for more. */
export function componentSources({ webComponents, features }: Pick<ApplicationSettings, 'webComponents' | 'features'>): string[] {
  if (!hasFeature(features, 'web-components')) return []
  return [...new Set(webComponents.flatMap(({ scriptUrl }) => safeOriginOf(scriptUrl)))]
}

function safeOriginOf(address: string): string[] {
  const url = URL.parse(address)
  return url && isSafeOrigin(url) ? [url.origin] : []
}

/** Origins that may show the portal in a frame: what the tenant registered, as far as it is a bare https origin. */
export function embedders({ frameAncestors }: Pick<ApplicationSettings, 'frameAncestors'>): string[] {
  // It goes into headers and scripts.
  return frameAncestors.filter((value) => {
    const url = URL.parse(value)
    return url !== null && url.origin === value && isSafeOrigin(url)
  })
}
