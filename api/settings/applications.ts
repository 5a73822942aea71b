import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { localizedText } from '../locales.ts'
import { profile } from '../principal.ts'
import { entityId } from '../shared.ts'

const roles = z.array(z.object({ alias: profile }))

/** docs/requirements/shell.md, section 3, application launcher entry. */
export const launchableApplication = z.object({
  id: entityId,
  alias: z.string(),
  appLauncherCommercialName: z.string(),
  appLauncherLogo: z.string().nullable(),
  appLauncherSsoUrl: z.string().nullable(),
  allowAppLauncher: z.boolean(),
  safeaVersion: z.enum(['v2', 'migrating', 'v3']).default('v2'),
  roles,
  tenants: z.array(z.object({ id: entityId, roles, institutions: z.array(z.object({ id: entityId, roles })) })),
})
export type LaunchableApplication = z.infer<typeof launchableApplication>

/** docs/requirements/shell.md, section 3, application status item. */
export const applicationStatus = z.object({
  name: localizedText,
  status: z.enum(['healthy', 'degraded', 'unhealthy']),
  url: z.string().nullable(),
})
export type ApplicationStatus = z.infer<typeof applicationStatus>

/** docs/requirements/shell.md, section 7. */
export const applicationsContract = {
  applications: oc
    .route({ method: 'GET', path: '/applications', summary: 'Applications that the signed-in person may open' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(launchableApplication) })),
  statuses: oc
    .route({ method: 'GET', path: '/application-status', summary: 'Health of all applications' })
    .errors(commonErrors)
    .output(z.object({ results: z.array(applicationStatus) })),
}
