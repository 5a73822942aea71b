import { appConfig } from '#config'
import { tenantTheme } from '#design/theme/tenant-theme.ts'
import type { RequestScope } from '../request/request-scope.server.ts'

/** Seconds for which browsers keep the manifest. */
const kept = 3600

/**
 * Answers with the manifest by which a phone installs the portal as an application with the institution's name, icon and colours.
 * It is public, as the sign-in page is, and says nothing that this page does not.
 */
export function answerWebManifest({ settings, locale }: Pick<RequestScope, 'settings' | 'locale'>): Response {
  const { tenant, theme } = settings
  if (!tenant) return new Response(null, { status: 404 })
  const { primaryColor: primary, accentColor: accent, secondaryColor: secondary } = theme
  const { field } = tenantTheme({ primary, accent, secondary }).light.brand
  const manifest = {
    id: `${appConfig.basePath}/`,
    start_url: `${appConfig.basePath}/`,
    scope: `${appConfig.basePath}/`,
    name: tenant.name,
    short_name: tenant.name,
    lang: locale,
    display: 'standalone',
    theme_color: field,
    background_color: field,
    // The size of what an institution uploads is not known; a drawing has any.
    icons: [{ src: theme.favicon ?? `${appConfig.basePath}/favicon.svg`, sizes: 'any', purpose: 'any' }],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': `public, max-age=${kept}`, vary: 'accept-language' },
  })
}
