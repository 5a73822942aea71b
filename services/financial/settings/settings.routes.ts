import { institutionToWire, ratesFromWire, ratesToWire } from '#api/financial/financial-settings-calls.ts'
import { civilToday } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePermission, requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { Caller, ServiceContext } from '../../platform/service.ts'
import { type DebtScope, debtScope } from '../access/scopes.ts'
import { base } from '../base.ts'
import { mayManageFinancialSettings } from '#api/permissions.ts'
import { previewRates } from './preview-rates.queries.ts'
import { createSetting, managedInstitutions, removeSetting, type SettingPorts, updateSetting } from './save-settings.queries.ts'
import { financialEvents, financialSetting, financialSettings } from './settings.queries.ts'

/** Returns the manager. Throws UNAUTHORIZED without a token, FORBIDDEN for anyone not authorized, and while impersonating. */
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
        const found = await financialSettings(pool, reader, civilToday(clock, reader.timeZone), input.institutionId)
        return { results: found.map(ratesToWire) }
      }),
      get: base.settings.get.handler(async ({ context, input }) => {
        const reader = scope(context)
        return ratesToWire(await financialSetting(pool, reader, civilToday(clock, reader.timeZone), input.settingId))
      }),
      administration: base.settings.administration.handler(async ({ context }) => {
        const manager = settingManager(context)
        const found = await managedInstitutions(ports, manager)
        return { today: civilToday(clock, manager.timeZone), results: found.map(institutionToWire) }
      }),
      preview: base.settings.preview.handler(({ context, input }) => previewRates(ports, settingManager(context), ratesFromWire(input))),
      create: base.settings.create.handler(async ({ context, input }) => {
        const content = ratesFromWire(input.content)
        return institutionToWire(await createSetting(ports, settingManager(context), { ...input, content }))
      }),
      update: base.settings.update.handler(async ({ context, input }) => {
        const content = ratesFromWire(input.content)
        return institutionToWire(await updateSetting(ports, settingManager(context), { ...input, content }))
      }),
      remove: base.settings.remove.handler(({ context, input }) => removeSetting(ports, settingManager(context), input.settingId)),
    },
    events: {
      list: base.events.list.handler(async ({ context, input }) => ({
        results: await financialEvents(pool, scope(context), input.institutionId),
      })),
    },
  }
}
