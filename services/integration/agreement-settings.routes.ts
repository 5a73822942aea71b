import { implement } from '@orpc/server'
import {
  agreementPlansContract,
  agreementSettingsContract,
  type AgreementSimulation,
  planFromWire,
  planToWire,
  rulesFromWire,
  rulesToWire,
} from '#api/agreement-settings-calls.ts'
import { type AgreementPlace, type AgreementSetting, type AgreementSettingChange, type NegotiableType, type NewAgreementSetting, type OfferedPlan, type PaymentPlan, type PlanRange, type PlanTerms } from '#api/agreement-settings.ts'
import type { CatalogItem } from '#api/financial-catalogs.ts'
import { requirePermission } from '../platform/guards.ts'
import type { Caller, ServiceContext } from '../platform/service.ts'
import { mayManageAgreements } from '#api/permissions.ts'
import { type Administrator, administrator } from './finance-administration.ts'

/** The financial service's own functions, which throw its errors. */
export interface AgreementAdministration {
  list(manager: Administrator): Promise<{
    results: AgreementSetting[]
    institutions: AgreementPlace[]
    paymentMethods: CatalogItem[]
    paymentPlaces: CatalogItem[]
  }>
  create(manager: Administrator, input: NewAgreementSetting): Promise<AgreementSetting>
  update(manager: Administrator, input: AgreementSettingChange): Promise<AgreementSetting>
  attachDebtType(manager: Administrator, externalId: string, type: NegotiableType): Promise<AgreementSetting>
  detachDebtType(manager: Administrator, externalId: string, type: NegotiableType): Promise<AgreementSetting>
  simulate(reader: Caller, student: { externalId: string; academicRecord: string }): Promise<AgreementSimulation>
  listPlans(
    manager: Administrator,
    page: { externalId: string; page: number; perPage: number },
  ): Promise<{ results: PaymentPlan[]; totalCount: number; page: number; perPage: number; ranges: PlanRange[]; offered: OfferedPlan[] }>
  createPlans(manager: Administrator, externalId: string, plans: readonly PlanTerms[]): Promise<PaymentPlan[]>
  updatePlan(manager: Administrator, input: PlanTerms & { planId: number; revision: number }): Promise<PaymentPlan>
  removePlan(manager: Administrator, planId: number): Promise<{ isRetired: boolean }>
}

const manager = (context: ServiceContext) => administrator(context, mayManageAgreements)

export function agreementSettingsRouter(agreements: AgreementAdministration) {
  const os = implement(agreementSettingsContract).$context<ServiceContext>()
  return os.router({
    list: os.list.handler(async ({ context }) => {
      const listed = await agreements.list(manager(context))
      return { ...listed, results: listed.results.map(rulesToWire) }
    }),
    create: os.create.handler(async ({ context, input }) => rulesToWire(await agreements.create(manager(context), rulesFromWire(input)))),
    update: os.update.handler(async ({ context, input }) => rulesToWire(await agreements.update(manager(context), rulesFromWire(input)))),
    attachDebtType: os.attachDebtType.handler(async ({ context, input }) =>
      rulesToWire(await agreements.attachDebtType(manager(context), input.externalId, input.debtTypeId)),
    ),
    detachDebtType: os.detachDebtType.handler(async ({ context, input }) =>
      rulesToWire(await agreements.detachDebtType(manager(context), input.externalId, input.debtTypeId)),
    ),
    simulate: os.simulate.handler(({ context, input }) => {
      const caller = manager(context)
      requirePermission(caller, { audience: 'financial', permissions: ['debts.read'] })
      return agreements.simulate(caller, input)
    }),
    createPlans: os.createPlans.handler(async ({ context, input }) => {
      const plans = await agreements.createPlans(manager(context), input.agreementSettingExternalId, input.plans.map(planFromWire))
      return { results: plans.map(planToWire) }
    }),
  })
}

export function agreementPlansRouter(agreements: AgreementAdministration) {
  const os = implement(agreementPlansContract).$context<ServiceContext>()
  return os.router({
    list: os.list.handler(async ({ context, input: { agreementSettingExternalId: externalId, page, perPage } }) => {
      const found = await agreements.listPlans(manager(context), { externalId, page, perPage })
      return { ...found, results: found.results.map(planToWire) }
    }),
    create: os.create.handler(async ({ context, input: { agreementSettingExternalId, ...terms } }) => {
      const [made] = await agreements.createPlans(manager(context), agreementSettingExternalId, [planFromWire(terms)])
      return planToWire(made!)
    }),
    update: os.update.handler(async ({ context, input }) => planToWire(await agreements.updatePlan(manager(context), planFromWire(input)))),
    remove: os.remove.handler(({ context, input }) => agreements.removePlan(manager(context), input.planId)),
  })
}
