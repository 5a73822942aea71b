import { implement } from '@orpc/server'
import type pg from 'pg'
import { settingsContract } from '#api/settings.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { settingsOfHostname, settingsOfTenant } from '../domain/application-settings.ts'

/** Serves the settings contract. */
export function settingsRouter(pool: pg.Pool) {
  const os = implement(settingsContract).$context<ServiceContext>()
  return os.router({
    byHostname: os.byHostname.handler(async ({ input, errors }) => {
      const settings = await settingsOfHostname(pool, input.host)
      if (!settings) throw errors.NOT_FOUND()
      return settings
    }),
    byTenant: os.byTenant.handler(async ({ input, errors }) => {
      const settings = await settingsOfTenant(pool, input.tenantId)
      if (!settings) throw errors.NOT_FOUND()
      return settings
    }),
  })
}
