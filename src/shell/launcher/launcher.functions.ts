import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { LaunchableApplication } from '#api/settings/applications.ts'
import { PortalError } from '../../request/portal-error.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import type { Session } from '../../request/session/session.ts'
import type { Upstream } from '../../request/upstream.server.ts'
import { getLaunchable, launchAddress, singleSignOnAddress } from './launchable.ts'

export interface LauncherEntry {
  alias: string
  name: string
  logo: string | null
  /** Null when the URL is created on demand, or invalid. */
  href: string | null
  /** The URL is created per visit and carries a token. */
  isSingleSignOn: boolean
}

async function listLaunchable({ person, tenantId }: Session, { settings }: Upstream): Promise<LaunchableApplication[]> {
  const { hasStaffRole = false, impersonated } = person
  if (!hasStaffRole || impersonated) return []
  const { results } = await settings.applications()
  return getLaunchable(results, { hasStaffRole, impersonated, isOperation: tenantId === 0 })
}

const getPortal = ({ settings, runtime, hostname }: RequestScope) => ({
  hostname: settings.hostname,
  portalUrl: runtime.portalUrl(hostname),
})

export const listLauncherEntries = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context: { session, scope, upstream } }): Promise<LauncherEntry[]> => {
    const at = getPortal(scope)
    return (await listLaunchable(session, upstream)).map((application) => {
      const isSingleSignOn = application.safeaVersion === 'v2'
      const template = application.appLauncherSsoUrl
      const href = template === null ? null : (isSingleSignOn ? singleSignOnAddress : launchAddress)(template, at)
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

/** Creates the URL for an application of version 2, for the current role and context. */
export const launchApplication = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ alias: z.string().regex(/^[\w-]{1,64}$/) }))
  .handler(async ({ context: { session, scope, upstream }, data }) => {
    const { context } = session.person
    if (!context || session.person.impersonated) throw new PortalError('FORBIDDEN')
    const shown = await listLaunchable(session, upstream)
    const wanted = shown.find(({ alias }) => alias === data.alias)
    if (!wanted) throw new PortalError('NOT_FOUND')
    const at = getPortal(scope)
    // Checked before a token is issued.
    if (singleSignOnAddress(wanted.appLauncherSsoUrl ?? '', at) === null) throw new PortalError('UNKNOWN')
    const tenantAlias = context.tenantId === null ? null : (scope.acting.tenant?.alias ?? null)
    const { data: answer } = await upstream.identity.launchUrl({
      app: data.alias,
      roleAlias: context.role.profile,
      tenantAlias,
      iesAlias: context.institutionId === null ? null : context.alias,
    })
    const url = singleSignOnAddress(answer.appLauncherRedirectUrl, at)
    if (url === null) throw new PortalError('UNKNOWN')
    return { url }
  })
