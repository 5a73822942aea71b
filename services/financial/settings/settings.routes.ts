import type pg from 'pg'
import { requirePrincipal } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { debtScope } from '../access/scopes.ts'
import { financialEvents, financialSetting, financialSettings } from './settings.queries.ts'
import { base } from '../base.ts'

export function financialSettingsRouter({ pool }: { pool: pg.Pool }) {
  const scope = (context: ServiceContext) => debtScope(requirePrincipal(context))
  return {
    settings: {
      list: base.settings.list.handler(async ({ context, input }) => ({
        results: await financialSettings(pool, scope(context), input.institutionId),
      })),
      get: base.settings.get.handler(({ context, input }) => financialSetting(pool, scope(context), input.settingId)),
    },
    events: {
      list: base.events.list.handler(async ({ context, input }) => ({
        results: await financialEvents(pool, scope(context), input.institutionId),
      })),
    },
  }
}
