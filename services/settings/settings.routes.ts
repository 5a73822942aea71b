import { implement } from '@orpc/server'
import type pg from 'pg'
import type { ApplicationStatus } from '#api/settings/applications.ts'
import type { Context } from '#api/contexts.ts'
import { settingsContract } from '#api/settings/settings.ts'
import { requirePrincipal } from '../platform/guards.ts'
import type { ServiceContext } from '../platform/service.ts'
import { settingsOfHostname, settingsOfTenant } from './applications/application-settings.ts'
import { listLaunchableApplications } from './applications/applications.ts'
import type { SettingsMemory } from './settings-memory.ts'

export interface SettingsPorts {
  pool: pg.Pool
  /** Returns where somebody has which roles; null without an account. */
  readContexts(homeTenantId: number, userId: number): Promise<Context[] | null>
  memory: SettingsMemory
  statuses(tenantId: number): Promise<ApplicationStatus[]>
}

export function settingsRouter({ pool, readContexts, memory, statuses }: SettingsPorts) {
  const os = implement(settingsContract).$context<ServiceContext>()
  return os.router({
    byHostname: os.byHostname.handler(async ({ input, errors }) => {
      const settings = await settingsOfHostname(pool, input.host)
      if (!settings) throw errors.NOT_FOUND()
      return settings
    }),
    byApplication: os.byApplication.handler(async ({ input, errors }) => {
      const settings = await settingsOfHostname(pool, input.host)
      if (settings?.alias !== input.app) throw errors.NOT_FOUND()
      return settings
    }),
    byTenant: os.byTenant.handler(async ({ input, errors }) => {
      const settings = await settingsOfTenant(pool, input.tenantId)
      if (!settings) throw errors.NOT_FOUND()
      return settings
    }),
    applications: os.applications.handler(async ({ context, errors }) => {
      const { homeTenantId, userId } = requirePrincipal(context)
      const contexts = await readContexts(homeTenantId, userId)
      if (!contexts) throw errors.NOT_FOUND()
      return { results: listLaunchableApplications(await memory.launchable(), contexts) }
    }),
    statuses: os.statuses.handler(async ({ context }) => {
      return { results: await statuses(requirePrincipal(context).tenantId) }
    }),
  })
}
