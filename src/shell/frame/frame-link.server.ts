import { appConfig } from '#config'
import { hole } from './frame-text.ts'

/** Returns the attributes of a link that keeps the address's search values. @param path below the base path; @param within other paths that it is current for, a line each */
export function frameLink(path: string, search: Record<string, string> = {}, within = '') {
  const currentSearch = new URLSearchParams(search).toString()
  const address = `${appConfig.basePath}${path}`
  return {
    href: currentSearch ? `${address}?${currentSearch}${hole('more')}` : `${address}${hole('first')}`,
    'data-page': path,
    'data-within': within || undefined,
  }
}
