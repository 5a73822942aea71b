import type { Assistants } from '#api/settings/embedding.ts'
import type { SupportSetting } from '#api/integration.ts'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import { hasFeature } from './features.ts'
import { isSafeOrigin } from './web-address.ts'

/** Vendors serve voice, images and dictionaries from sibling hosts of the script's host. */
const makers = ['handtalk.me', 'vlibras.gov.br', 'equalweb.com']

export interface AssistantSources {
  /** The sources other than scripts, which 'strict-dynamic' covers. */
  origins: string[]
  /** VLibras' avatar is WebAssembly that starts workers. */
  webAssembly: boolean
}

export function assistantSources({ handTalk, vlibras, equalWeb }: Assistants): AssistantSources {
  const addresses = [handTalk?.scriptUrl, vlibras?.scriptUrl, vlibras?.appUrl, equalWeb?.scriptUrl].filter(
    (address) => address !== undefined,
  )
  return { origins: [...new Set(addresses.flatMap(parseSources))], webAssembly: vlibras !== null }
}

function parseSources(address: string): string[] {
  const url = URL.parse(address)
  if (!url || !isSafeOrigin(url)) return []
  const maker = makers.find((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return maker ? [url.origin, `https://*.${maker}`] : [url.origin]
}

/** Drops assistants whose script URL is unsafe, since the CSP would block them. */
export function safeAssistants(offered: Assistants): Assistants {
  const safe = <Offered extends { scriptUrl: string }>(one: Offered | null) => {
    const url = one && URL.parse(one.scriptUrl)
    return url && isSafeOrigin(url) ? one : null
  }
  return { handTalk: safe(offered.handTalk), vlibras: safe(offered.vlibras), equalWeb: safe(offered.equalWeb) }
}

const blipSources = ['https://chat.blip.ai', 'https://*.chat.blip.ai']

export function supportSources(settings: readonly SupportSetting[]): string[] {
  const chats = settings.filter(({ type }) => type === 'blip')
  const chatOrigins = chats.flatMap(({ template }) => getSafeOrigin(template?.customCommonUrl ?? ''))
  return chats.length > 0 ? [...new Set([...blipSources, ...chatOrigins])] : []
}

export function componentSources({ webComponents, features }: Pick<ApplicationSettings, 'webComponents' | 'features'>): string[] {
  if (!hasFeature(features, 'web-components')) return []
  return [...new Set(webComponents.flatMap(({ scriptUrl }) => getSafeOrigin(scriptUrl)))]
}

function getSafeOrigin(address: string): string[] {
  const url = URL.parse(address)
  return url && isSafeOrigin(url) ? [url.origin] : []
}

/** Registered frame ancestors that are bare https origins. */
export function embedders({ frameAncestors }: Pick<ApplicationSettings, 'frameAncestors'>): string[] {
  // The values are used in headers and scripts, so anything else is an injection risk.
  return frameAncestors.filter((value) => {
    const url = URL.parse(value)
    return url !== null && url.origin === value && isSafeOrigin(url)
  })
}

/** Sources of `frame-ancestors`, for pages that may be framed. */
export const ancestorSources = (settings: Pick<ApplicationSettings, 'frameAncestors'>) => ["'self'", ...embedders(settings)].join(' ')
