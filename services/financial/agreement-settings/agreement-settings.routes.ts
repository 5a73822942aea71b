import { implement } from '@orpc/server'
import type pg from 'pg'
import { planFromWire, planToWire, rulesFromWire, rulesToWire } from '#api/financial/agreement-settings-calls.ts'
import { integrationContract } from '#api/integration.ts'
import { mayManageAgreements, mayReadDebts } from '#api/permissions.ts'
import { type Clock, civilToday } from '../../platform/clock.ts'
import { requirePermission } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { administrator } from '../access/administrator.ts'
import { debtScope } from '../access/scopes.ts'
import { createPaymentPlans, listPaymentPlans, removePaymentPlan, updatePaymentPlan } from './agreement-plans.queries.ts'
import {
  attachDebtType,
  createAgreementSetting,
  detachDebtType,
  listAgreementSettings,
  updateAgreementSetting,
} from './agreement-settings.queries.ts'
import { simulateAgreement } from './simulate-agreement.queries.ts'

const manager = (context: ServiceContext) => administrator(context, mayManageAgreements)

/** Implements the settings and plans of the integration module's contract; students are offered what is set up there. */
export function agreementSettingsRouter({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const { agreementSettings, agreementPlans } = implement(integrationContract).$context<ServiceContext>()
  return {
    agreementSettings: {
      list: agreementSettings.list.handler(async ({ context }) => {
        const listed = await listAgreementSettings(pool, manager(context))
        return { ...listed, results: listed.results.map(rulesToWire) }
      }),
      create: agreementSettings.create.handler(async ({ context, input }) =>
        rulesToWire(await createAgreementSetting(pool, manager(context), rulesFromWire(input))),
      ),
      update: agreementSettings.update.handler(async ({ context, input }) =>
        rulesToWire(await updateAgreementSetting(pool, manager(context), rulesFromWire(input))),
      ),
      attachDebtType: agreementSettings.attachDebtType.handler(async ({ context, input: { externalId, debtTypeId } }) =>
        rulesToWire(await attachDebtType(pool, manager(context), externalId, debtTypeId)),
      ),
      detachDebtType: agreementSettings.detachDebtType.handler(async ({ context, input: { externalId, debtTypeId } }) =>
        rulesToWire(await detachDebtType(pool, manager(context), externalId, debtTypeId)),
      ),
      simulate: agreementSettings.simulate.handler(({ context, input }) => {
        const caller = manager(context)
        requirePermission(caller, mayReadDebts)
        return simulateAgreement(pool, debtScope(caller), input, civilToday(clock, caller.timeZone))
      }),
      createPlans: agreementSettings.createPlans.handler(async ({ context, input }) => {
        const plans = await createPaymentPlans(pool, manager(context), input.agreementSettingExternalId, input.plans.map(planFromWire))
        return { results: plans.map(planToWire) }
      }),
    },
    agreementPlans: {
      list: agreementPlans.list.handler(async ({ context, input: { agreementSettingExternalId: externalId, page, perPage } }) => {
        const found = await listPaymentPlans(pool, manager(context), { externalId, page, perPage })
        return { ...found, results: found.results.map(planToWire) }
      }),
      create: agreementPlans.create.handler(async ({ context, input: { agreementSettingExternalId, ...terms } }) => {
        const [made] = await createPaymentPlans(pool, manager(context), agreementSettingExternalId, [planFromWire(terms)])
        return planToWire(made!)
      }),
      update: agreementPlans.update.handler(async ({ context, input }) =>
        planToWire(await updatePaymentPlan(pool, manager(context), planFromWire(input))),
      ),
      remove: agreementPlans.remove.handler(({ context, input }) => removePaymentPlan(pool, manager(context), input.planId, clock.now())),
    },
  }
}
