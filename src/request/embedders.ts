import type { ApplicationSettings } from '#api/settings.ts'
import { isSafeOrigin } from './assistant-sources.ts'
import { hasFeature } from './features.ts'

/** Origins that may show the portal in a frame: what the tenant registered, as far as it is a bare https origin. */
export function embedders({ frameAncestors }: Pick<ApplicationSettings, 'frameAncestors'>): string[] {
  // It goes into headers and scripts.
  return frameAncestors.filter((value) => {
    const url = URL.parse(value)
    return url !== null && url.origin === value && isSafeOrigin(url)
  })
}

/** Origins that the web components of a tenant come from, and may ask for more. */
export function componentSources({ webComponents, features }: Pick<ApplicationSettings, 'webComponents' | 'features'>): string[] {
  if (!hasFeature(features, 'web-components')) return []
  const origins = webComponents.flatMap(({ scriptUrl }) => {
    const url = URL.parse(scriptUrl)
    return url && isSafeOrigin(url) ? [url.origin] : []
  })
  return [...new Set(origins)]
}
