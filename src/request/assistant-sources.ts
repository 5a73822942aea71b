import type { Assistants } from '#api/embedding.ts'

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

/** Whether an origin may go into a header: https, or this machine. Names may hold signs that end a source or a policy. */
export function isSafeOrigin({ protocol, hostname }: URL): boolean {
  if (!/^[a-z0-9.-]+$/.test(hostname)) return false
  return protocol === 'https:' || (protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost')))
}

/** The assistants whose scripts come from where a policy may admit them; others are left out. */
export function safeAssistants(offered: Assistants): Assistants {
  const safe = <Offered extends { scriptUrl: string }>(one: Offered | null) => {
    const url = one && URL.parse(one.scriptUrl)
    return url && isSafeOrigin(url) ? one : null
  }
  return { handTalk: safe(offered.handTalk), vlibras: safe(offered.vlibras), equalWeb: safe(offered.equalWeb) }
}
