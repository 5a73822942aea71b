import { asc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { LaunchableApplication } from '#api/settings/applications.ts'
import type { Context } from '#api/contexts.ts'
import { launchable } from '../settings.schema.ts'

export type LaunchableRow = typeof launchable.$inferSelect

/** Applications the user may open, with the roles that allow it (docs/requirements/shell.md, section 3, application launcher entry). */
export function listLaunchableApplications(rows: readonly LaunchableRow[], contexts: readonly Context[]): LaunchableApplication[] {
  return rows.map((row) => toApplication(row, contexts)).filter(({ roles, tenants }) => roles.length > 0 || tenants.length > 0)
}

function toApplication(row: LaunchableRow, contexts: readonly Context[]): LaunchableApplication {
  const rolesAtTenant = ({ roles, tenantId }: Context) =>
    tenantId !== null && row.tenantIds.length > 0 && !row.tenantIds.includes(tenantId)
      ? []
      : row.profiles.filter((wanted) => roles.some(({ profile }) => profile === wanted)).map((alias) => ({ alias }))
  const at = (level: Context['level']) => contexts.filter((context) => context.level === level)
  return {
    id: row.id,
    alias: row.alias,
    appLauncherCommercialName: row.commercialName,
    appLauncherLogo: row.logo,
    appLauncherSsoUrl: row.ssoUrl,
    allowAppLauncher: row.allowAppLauncher,
    safeaVersion: row.safeaVersion,
    roles: at('application').flatMap(rolesAtTenant),
    tenants: at('tenant')
      .map((tenant) => ({
        id: tenant.tenantId!,
        roles: rolesAtTenant(tenant),
        institutions: at('institution')
          .filter(({ tenantId }) => tenantId === tenant.tenantId)
          .map((institution) => ({ id: institution.institutionId!, roles: rolesAtTenant(institution) }))
          .filter(({ roles }) => roles.length > 0),
      }))
      .filter(({ roles, institutions }) => roles.length > 0 || institutions.length > 0),
  }
}

/** Everything that can be launched, by id. */
export function launchableApplications(pool: pg.Pool): Promise<LaunchableRow[]> {
  return drizzle(pool).select().from(launchable).orderBy(asc(launchable.id))
}

export async function watchedApplications(
  pool: pg.Pool,
): Promise<Array<{ name: string; healthUrl: string; ssoUrl: string | null; tenantIds: number[] }>> {
  const rows = await drizzle(pool).select().from(launchable).orderBy(asc(launchable.commercialName))
  return rows.flatMap(({ commercialName: name, healthUrl, ssoUrl, tenantIds }) =>
    healthUrl ? [{ name, healthUrl, ssoUrl, tenantIds }] : [],
  )
}
