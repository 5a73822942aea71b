import { implement } from '@orpc/server'
import type pg from 'pg'
import { debtType } from '#api/debts.ts'
import { integrationContract } from '#api/integration.ts'
import type { ReenrollmentSettings } from '#api/reenrollment.ts'
import { requirePrincipal } from '../platform/guards.ts'
import type { ServiceContext } from '../platform/service.ts'
import { type AgreementAdministration, agreementPlansRouter, agreementSettingsRouter } from './agreement-settings.routes.ts'
import { type Administrator, bankManager, type FinanceAdministration, settingManager, templateManager } from './finance-administration.ts'
import { featureSettingsOf, supportSettingsOf } from './tenant-integration.ts'

/** `reenrollmentSettings` answers for the academic service. */
export function integrationRouter(
  pool: pg.Pool,
  finance: FinanceAdministration,
  agreements: AgreementAdministration,
  reenrollmentSettings: (place: Omit<Administrator, 'userId'>) => Promise<ReenrollmentSettings[]>,
) {
  const os = implement(integrationContract).$context<ServiceContext>()
  return os.router({
    supportSettings: os.supportSettings.handler(async ({ context }) => ({
      results: await supportSettingsOf(pool, requirePrincipal(context)),
    })),
    featureSettings: os.featureSettings.handler(async ({ context }) => ({
      results: await featureSettingsOf(pool, requirePrincipal(context)),
    })),
    reenrollmentSettings: os.reenrollmentSettings.handler(async ({ context }) => {
      const { tenantId, institutionId } = requirePrincipal(context)
      return { results: await reenrollmentSettings({ tenantId, institutionId }) }
    }),
    banks: {
      list: os.banks.list.handler(async ({ context, input }) => ({ results: await finance.listBanks(bankManager(context), input.search) })),
      create: os.banks.create.handler(({ context, input }) => finance.createBank(bankManager(context), input)),
      update: os.banks.update.handler(({ context, input }) => finance.updateBank(bankManager(context), input)),
      remove: os.banks.remove.handler(({ context, input }) => finance.removeBank(bankManager(context), input.bankId)),
      signLogo: os.banks.signLogo.handler(({ context, input }) => finance.signLogo(bankManager(context), input)),
    },
    agreementSettings: agreementSettingsRouter(agreements),
    agreementPlans: agreementPlansRouter(agreements),
    bankAccounts: {
      list: os.bankAccounts.list.handler(({ context, input }) => finance.listBankAccounts(bankManager(context), input.bankId)),
      create: os.bankAccounts.create.handler(({ context, input }) => finance.createBankAccount(bankManager(context), input)),
      update: os.bankAccounts.update.handler(({ context, input }) => finance.updateBankAccount(bankManager(context), input)),
      remove: os.bankAccounts.remove.handler(({ context, input }) => finance.removeBankAccount(bankManager(context), input.accountId)),
    },
    templates: {
      list: os.templates.list.handler(({ context, input }) => finance.listTemplates(templateManager(context), input.document)),
      get: os.templates.get.handler(({ context, input }) =>
        finance.readTemplate(templateManager(context), input.templateId, input.version),
      ),
      create: os.templates.create.handler(({ context, input }) => finance.createTemplate(templateManager(context), input)),
      update: os.templates.update.handler(({ context, input }) => finance.updateTemplate(templateManager(context), input)),
      remove: os.templates.remove.handler(({ context, input }) => finance.removeTemplate(templateManager(context), input.templateId)),
    },
    debtTypes: os.debtTypes.handler(({ context }) => {
      settingManager(context)
      return { results: debtType.options.map((type) => ({ type })) }
    }),
    paymentMethods: os.paymentMethods.handler(async ({ context }) => ({
      results: await finance.listCatalog(settingManager(context), 'payment_method'),
    })),
    paymentPlaces: os.paymentPlaces.handler(async ({ context }) => ({
      results: await finance.listCatalog(settingManager(context), 'payment_place'),
    })),
    debtStatus: os.debtStatus.handler(async ({ context }) => ({
      results: await finance.listCatalog(settingManager(context), 'debt_status'),
    })),
    events: os.events.handler(async ({ context }) => ({ results: await finance.listEvents(settingManager(context)) })),
  })
}
