import type { ContractDetails } from '#api/financial/contracts.ts'
import type { ReportRequest } from '#api/financial/financial.ts'
import { documentOfFolder } from '#api/financial/report-folders.ts'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import type { Caller, GetMainLanguage, GetTimeZone } from '../../platform/service.ts'
import { contractDetails } from '../contracts/contract-details.queries.ts'
import { debtOverview } from '../debts/debt-overview.queries.ts'
import { contractProfiles, debtScope, callerScope, payerProfiles, studentProfiles } from '../access/scopes.ts'
import { incomeReports } from '../income-reports/income-reports.queries.ts'
import { invoiceDetails } from '../invoices/invoices.queries.ts'
import { paymentReceipt } from '../payments/receipts/receipt.queries.ts'
import { readReport, reportScope, type ReportSources } from '../financial-reports/financial-report.ts'
import { reportPlace } from '../financial-reports/report-place.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { bankSlip } from '../payments/slips/slip-data.queries.ts'
import { readStatement } from '../statements/statement.queries.ts'
import type { AcceptedContract, OfferedContract } from '../contracts/contract-document.ts'
import { issueReport, type IssueReportOptions } from '../templates/issue-report.ts'
import { previewReport } from '../templates/preview.ts'
import { templateOfSlip, templatesOfIncome, usedTemplates } from '../templates/templates-in-use.queries.ts'
import type { Report } from './documents.ts'
import { base } from '../base.ts'

export interface ReportsOptions extends IssueReportOptions, ReportSources {
  clock: Clock
  getTimeZone: GetTimeZone
  getMainLanguage: GetMainLanguage
}

export function reportsRouter(options: ReportsOptions) {
  return {
    paths: base.reports.paths.handler(async ({ context, input: { folder } }) => {
      const used = await usedTemplates(options.pool, requirePrincipal(context), documentOfFolder[folder])
      return { results: used.map((one) => ({ path: one ? `${folder}/${one.templateId}/${one.version}` : `${folder}/standard` })) }
    }),
    clientSettings: base.reports.clientSettings.handler(async ({ context }) => ({
      theme: { logo: (await options.logoOf?.(requirePrincipal(context)).catch(() => null)) ?? null },
    })),
    preview: base.reports.preview.handler(({ context, input }) => previewReport(options, context, input)),
    issue: base.reports.issue.handler(async ({ context, input }) => {
      const principal = requirePrincipal(context)
      return issueReport(options, principal, await getReport(options, { ...principal, locale: input.locale }, input), input.locale)
    }),
  }
}

async function getReport(
  { pool, clock, cache }: Pick<ReportsOptions, 'pool' | 'clock' | 'cache'>,
  principal: Caller,
  request: ReportRequest,
): Promise<Report> {
  switch (request.kind) {
    case 'payment-receipt':
      return { kind: request.kind, data: await paymentReceipt(pool, debtScope(principal), request) }
    case 'bank-slip':
      return {
        kind: request.kind,
        data: await bankSlip(pool, debtScope(principal), request.paymentId, clock.now()),
        template: await templateOfSlip(pool, principal.tenantId, request.paymentId),
      }
    case 'contract':
      return {
        kind: request.kind,
        data: offeredContract(
          await contractDetails(pool, callerScope(principal, contractProfiles), request, civilToday(clock, principal.timeZone)),
        ),
      }
    case 'contract-certificate':
      return {
        kind: request.kind,
        data: acceptedContract(
          await contractDetails(pool, callerScope(principal, contractProfiles), request, civilToday(clock, principal.timeZone)),
        ),
      }
    case 'invoice':
      return { kind: request.kind, data: await invoiceDetails(pool, callerScope(principal, studentProfiles), request.invoiceId) }
    case 'income-report': {
      const data = await incomeReports(pool, callerScope(principal, studentProfiles), request.baseYear)
      return { kind: request.kind, data, templates: await templatesOfIncome(pool, principal.tenantId, data) }
    }
    case 'statement': {
      const { kind, from, to } = request
      const today = civilToday(clock, principal.timeZone)
      const statement = await readStatement(pool, callerScope(principal, payerProfiles), { from, to }, today)
      const { owedToday } = await debtOverview(pool, cache, debtScope(principal), today)
      return { kind, data: { ...statement, today, owedToday } }
    }
    case 'financial-report': {
      const { kind, locale: _locale, ...selection } = request
      const scope = reportScope(principal)
      const report = await readReport({ pool, cache }, scope, selection, civilToday(clock, principal.timeZone))
      return { kind, data: { report, place: await reportPlace(pool, scope, selection.institutionId) } }
    }
  }
}

/** Throws NOT_FOUND for a contract in preparation, which has no text. */
export function offeredContract(contract: ContractDetails): OfferedContract {
  if (!contract.offered) throw new DomainError('NOT_FOUND')
  return { ...contract, offered: contract.offered }
}

function acceptedContract(contract: ContractDetails): AcceptedContract {
  if (!contract.acceptance) throw new DomainError('NOT_FOUND')
  return { ...offeredContract(contract), acceptance: contract.acceptance }
}
