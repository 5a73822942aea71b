import * as banks from './financial/banks/banks.queries.ts'
import * as bankLogos from './financial/banks/bank-logos.ts'
import * as templates from './financial/templates/templates.queries.ts'
import { listCatalog } from './financial/settings/catalogs.queries.ts'
import { financialEvents } from './financial/settings/settings.queries.ts'
import type { FinanceAdministration } from './integration/finance-administration.ts'

/** What the integration module configures is what the financial service charges by: one place holds it. */
export const financeAdministration = ({
  pool,
  files,
  log,
  ...ports
}: templates.TemplatePorts & bankLogos.BankPorts): FinanceAdministration => ({
  listBanks: (manager, search) => bankLogos.listBanks({ pool, files, log }, manager, search),
  createBank: (manager, input) => bankLogos.createBank({ pool, files, log }, manager, input),
  updateBank: (manager, input) => bankLogos.updateBank({ pool, files, log }, manager, input),
  removeBank: (manager, bankId) => bankLogos.removeBank({ pool, files, log }, manager, bankId),
  signLogo: (manager, input) => bankLogos.signLogo({ pool, files, log }, manager, input),
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
