import * as banks from './financial/banks/banks.queries.ts'
import * as templates from './financial/templates/templates.queries.ts'
import { listCatalog } from './financial/settings/catalogs.queries.ts'
import { financialEvents } from './financial/settings/settings.queries.ts'
import type { FinanceAdministration } from './integration/finance-administration.ts'

/** What the integration module configures is what the financial service charges by: one place holds it. */
export const financeAdministration = ({ pool, ...ports }: templates.TemplatePorts): FinanceAdministration => ({
  listBanks: (manager, search) => banks.listBanks(pool, manager, search),
  createBank: (manager, input) => banks.createBank(pool, manager, input),
  updateBank: (manager, input) => banks.updateBank(pool, manager, input),
  removeBank: (manager, bankId) => banks.removeBank(pool, manager, bankId),
  listBankAccounts: (manager, bankId) => banks.listBankAccounts(pool, manager, bankId),
  createBankAccount: (manager, input) => banks.createBankAccount(pool, manager, input),
  updateBankAccount: (manager, input) => banks.updateBankAccount(pool, manager, input),
  removeBankAccount: (manager, accountId) => banks.removeBankAccount(pool, manager, accountId),
  listTemplates: (manager, document) => templates.listTemplates({ pool, ...ports }, manager, document),
  readTemplate: (manager, templateId, version) => templates.readTemplate({ pool, ...ports }, manager, templateId, version),
  createTemplate: (manager, input) => templates.createTemplate({ pool, ...ports }, manager, input),
  updateTemplate: (manager, change) => templates.updateTemplate({ pool, ...ports }, manager, change),
  removeTemplate: (manager, templateId) => templates.removeTemplate({ pool, ...ports }, manager, templateId),
  listCatalog: (administrator, kind) => listCatalog(pool, administrator, kind),
  listEvents: (administrator) => financialEvents(pool, { ...administrator, userId: null }),
})
