import type pg from 'pg'
import * as banks from './financial/banks/banks.queries.ts'
import { listCatalog } from './financial/settings/catalogs.queries.ts'
import { financialEvents } from './financial/settings/settings.queries.ts'
import type { FinanceAdministration } from './integration/finance-administration.ts'

/** What the integration module configures is what the financial service charges by: one place holds it. */
export const financeAdministration = (pool: pg.Pool): FinanceAdministration => ({
  listBanks: (manager, search) => banks.listBanks(pool, manager, search),
  createBank: (manager, input) => banks.createBank(pool, manager, input),
  updateBank: (manager, input) => banks.updateBank(pool, manager, input),
  removeBank: (manager, bankId) => banks.removeBank(pool, manager, bankId),
  listBankAccounts: (manager, bankId) => banks.listBankAccounts(pool, manager, bankId),
  createBankAccount: (manager, input) => banks.createBankAccount(pool, manager, input),
  updateBankAccount: (manager, input) => banks.updateBankAccount(pool, manager, input),
  removeBankAccount: (manager, accountId) => banks.removeBankAccount(pool, manager, accountId),
  listCatalog: (administrator, kind) => listCatalog(pool, administrator, kind),
  listEvents: (administrator) => financialEvents(pool, { ...administrator, userId: null }),
})
