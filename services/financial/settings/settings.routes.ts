import { mayManageFinancialSettings } from '#api/financial-settings.ts'
import { civilToday } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission, requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { Caller, ServiceContext } from '../../platform/service.ts'
import { type DebtScope, debtScope } from '../access/scopes.ts'
import { base } from '../base.ts'
import { previewRates } from './preview-rates.queries.ts'
import { createSetting, managedInstitutions, removeSetting, type SettingPorts, updateSetting } from './save-settings.queries.ts'
import { financialEvents, financialSetting, financialSettings } from './settings.queries.ts'

/** Throws UNAUTHORIZED without a token, FORBIDDEN for others than staff who may, and while impersonating. */
function settingManager(context: ServiceContext): Caller & DebtScope {
  const caller = requireSelf(context)
  if (caller.profile !== 'OPERATION') throw new DomainError('FORBIDDEN')
  requirePermission(caller, mayManageFinancialSettings)
  return { ...caller, languages: [caller.locale, caller.mainLanguage] }
}

export function financialSettingsRouter(ports: SettingPorts) {
  const { pool, clock } = ports
  const scope = (context: ServiceContext) => debtScope(requirePrincipal(context))
  return {
    settings: {
      list: base.settings.list.handler(async ({ context, input }) => {
        const reader = scope(context)
        return { results: await financialSettings(pool, reader, civilToday(clock, reader.timeZone), input.institutionId) }
      }),
      get: base.settings.get.handler(({ context, input }) => {
        const reader = scope(context)
        return financialSetting(pool, reader, civilToday(clock, reader.timeZone), input.settingId)
      }),
      administration: base.settings.administration.handler(async ({ context }) => {
        const manager = settingManager(context)
        return { today: civilToday(clock, manager.timeZone), results: await managedInstitutions(ports, manager) }
      }),
      preview: base.settings.preview.handler(({ context, input }) => previewRates(ports, settingManager(context), input)),
      create: base.settings.create.handler(({ context, input }) => createSetting(ports, settingManager(context), input)),
      update: base.settings.update.handler(({ context, input }) => updateSetting(ports, settingManager(context), input)),
      remove: base.settings.remove.handler(({ context, input }) => removeSetting(ports, settingManager(context), input.settingId)),
    },
    events: {
      list: base.events.list.handler(async ({ context, input }) => ({
        results: await financialEvents(pool, scope(context), input.institutionId),
      })),
    },
  }
}
