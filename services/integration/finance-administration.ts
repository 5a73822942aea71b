import { type Bank, type BankAccount, type BankAccountInput, type BankInput, type BankLogoInput, type BankLogoSignature } from '#api/banks.ts'
import type { CatalogItem, CatalogKind } from '#api/financial-catalogs.ts'
import { type FinancialEvent } from '#api/financial-settings.ts'
import type { PermissionRequirement } from '#api/navigation.ts'
import { mayManageBanks, mayManageFinancialSettings, mayManageTemplates } from '#api/permissions.ts'
import type { TemplatedDocument } from '#api/report-folders.ts'
import { type TemplateChange, type TemplateDetails, type TemplateInput, type TemplateSummary } from '#api/report-templates.ts'
import { DomainError } from '../platform/domain-error.ts'
import { requirePermission, requireSelf } from '../platform/guards.ts'
import type { Caller, ServiceContext } from '../platform/service.ts'

/** Whoever configures: of one institution, or of every one of the tenant where it is null. */
export interface Administrator {
  tenantId: number
  institutionId: number | null
  userId: number
}

/** The financial service's own functions, which throw its errors (api/banks.ts). */
export interface FinanceAdministration {
  listBanks(administrator: Administrator, search?: string): Promise<Bank[]>
  createBank(administrator: Administrator, input: BankInput): Promise<Bank>
  updateBank(administrator: Administrator, input: BankInput & { bankId: number; revision: number }): Promise<Bank>
  removeBank(administrator: Administrator, bankId: number): Promise<void>
  signLogo(administrator: Administrator, input: BankLogoInput): Promise<BankLogoSignature>
  listBankAccounts(
    administrator: Administrator,
    bankId?: number,
  ): Promise<{ results: BankAccount[]; institutions: Array<{ institutionId: number; name: string }> }>
  createBankAccount(administrator: Administrator, input: BankAccountInput): Promise<BankAccount>
  updateBankAccount(administrator: Administrator, input: BankAccountInput & { accountId: number; revision: number }): Promise<BankAccount>
  removeBankAccount(administrator: Administrator, accountId: number): Promise<void>
  listTemplates(
    administrator: Administrator,
    document?: TemplatedDocument,
  ): Promise<{ results: TemplateSummary[]; institutions: Array<{ institutionId: number; name: string }> }>
  readTemplate(administrator: Administrator, templateId: number, version?: number): Promise<TemplateDetails>
  createTemplate(administrator: Administrator, input: TemplateInput): Promise<TemplateDetails>
  updateTemplate(administrator: Administrator, change: TemplateChange): Promise<TemplateDetails>
  removeTemplate(administrator: Administrator, templateId: number): Promise<void>
  listCatalog(administrator: Administrator, kind: CatalogKind): Promise<CatalogItem[]>
  listEvents(administrator: Administrator): Promise<FinancialEvent[]>
}

/** Throws UNAUTHORIZED without a token, FORBIDDEN for others than staff who may, and while impersonating. */
export function administrator(context: ServiceContext, requirement: PermissionRequirement): Caller {
  const caller = requireSelf(context)
  if (caller.profile !== 'OPERATION') throw new DomainError('FORBIDDEN')
  requirePermission(caller, requirement)
  return caller
}

export const bankManager = (context: ServiceContext): Administrator => administrator(context, mayManageBanks)

/** Who reads the lists that settings map to. */
export const settingManager = (context: ServiceContext): Administrator => administrator(context, mayManageFinancialSettings)

export const templateManager = (context: ServiceContext): Administrator => administrator(context, mayManageTemplates)
