import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { PortalError } from '../../upstream/portal-error.ts'
import { sessionMiddleware } from '../../session/session.middleware.ts'
import { launchableFor, launchAddress } from './launchable.ts'

/** An application as the launcher shows it. Safe to send to browsers. */
export interface LauncherEntry {
  alias: string
  name: string
  logo: string | null
  /** Where it is opened; null when opening it has to be asked for first, or cannot be. */
  href: string | null
  /** Opened by an address that is made for one visit. */
  isSingleSignOn: boolean
}

/** The applications that the signed-in person may open from here; none means that there is no launcher. */
export const listLauncherEntries = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { session, scope, upstream } }): Promise<LauncherEntry[]> => {
    const { hasStaffRole = false, impersonated } = session.person
    if (!hasStaffRole || impersonated) return []
    const { results } = await upstream.settings.applications()
    const at = { hostname: scope.settings.hostname, portalUrl: scope.runtime.portalUrl(scope.hostname) }
    return launchableFor(results, { hasStaffRole, impersonated, isOperation: session.tenantId === 0 }).map((application) => {
      const isSingleSignOn = application.safeaVersion === 'v2'
      const template = application.appLauncherSsoUrl
      const href = template === null ? null : launchAddress(template, at)
      if (href === null) scope.log.warn({ application: application.alias }, 'the launcher has no valid address for this application')
      return {
        alias: application.alias,
        name: application.appLauncherCommercialName,
        logo: application.appLauncherLogo,
        href: isSingleSignOn ? null : href,
        isSingleSignOn: isSingleSignOn && href !== null,
      }
    })
  })

/** Makes the address that opens an application of version 2 with the role and place that the person acts in. */
export const launchApplication = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ alias: z.string().regex(/^[\w-]{1,64}$/) }))
  .handler(async ({ context: { session, scope, upstream }, data }) => {
    const { context } = session.person
    if (!context || session.person.impersonated) throw new PortalError('FORBIDDEN')
    const { results } = await upstream.settings.applications()
    const shown = launchableFor(results, { hasStaffRole: session.person.hasStaffRole ?? false, impersonated: false, isOperation: session.tenantId === 0 })
    if (!shown.some(({ alias }) => alias === data.alias)) throw new PortalError('NOT_FOUND')
    const tenantAlias = context.tenantId === null ? null : (scope.acting.tenant?.alias ?? null)
    const { data: answer } = await upstream.identity.launchUrl({
      app: data.alias,
      roleAlias: context.role.profile,
      tenantAlias,
      iesAlias: context.institutionId === null ? null : context.alias,
    })
    const url = launchAddress(answer.appLauncherRedirectUrl, { hostname: scope.settings.hostname, portalUrl: scope.runtime.portalUrl(scope.hostname) })
    if (url === null) throw new PortalError('UNKNOWN')
    return { url }
  })
