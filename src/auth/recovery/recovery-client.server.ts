import type { RequestScope } from '../../request/request-scope.server.ts'
import { upstreamAsPortal } from '../../request/upstream.server.ts'

export function recoveryClient(scope: RequestScope, captchaToken: string | null) {
  const { runtime, hostname, settings } = scope
  return {
    users: upstreamAsPortal(runtime, scope, captchaToken).users,
    /** Null for operation users. */
    tenant: settings.tenant?.alias ?? null,
    mailed: { app: settings.alias, hostname, applicationLogoUrl: mailLogo(settings.theme.logo, runtime.portalUrl(hostname)) },
  }
}

/** Absolute URL; undefined for SVG, which mail clients do not display. */
function mailLogo(logo: string | null, portalUrl: string): string | undefined {
  const url = logo ? URL.parse(logo, portalUrl) : null
  return url && /^https?:$/.test(url.protocol) && !url.pathname.endsWith('.svg') ? url.href : undefined
}
