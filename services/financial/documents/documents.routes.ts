import type { ContractDetails } from '#api/contracts.ts'
import type { ReportRequest } from '#api/financial.ts'
import type { ReportFolder } from '#api/income-report.ts'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { issueDocument, type Letterheads } from '../../platform/documents/issue-document.ts'
import { requirePrincipal } from '../../platform/guards.ts'
import type { Caller, MainLanguageOf, TimeZoneOf } from '../../platform/service.ts'
import { contractDetails } from '../contracts/contract-details.queries.ts'
import { contractProfiles, debtScope, ownScope, payerProfiles, studentProfiles } from '../access/scopes.ts'
import { incomeReports } from '../income-reports/income-reports.queries.ts'
import { invoiceDetails } from '../invoices/invoices.queries.ts'
import { paymentReceipt } from '../payments/receipts/receipt.queries.ts'
import { readReport, reportScope, type ReportSources } from '../financial-reports/financial-report.ts'
import { reportPlace } from '../financial-reports/report-place.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { bankSlip } from '../payments/slips/slip-data.queries.ts'
import { statementFor } from '../statements/statement.queries.ts'
import type { AcceptedContract, OfferedContract } from '../contracts/contract-document.ts'
import type { Report } from './documents.ts'
import type { ReportPrinter } from './report-printer.ts'
import { base } from '../base.ts'

export interface ReportsOptions extends Letterheads, ReportSources {
  clock: Clock
  timeZoneOf: TimeZoneOf
  mainLanguageOf: MainLanguageOf
  printer: ReportPrinter
}

const paths: Record<ReportFolder, string[]> = { IncomeReport: ['IncomeReport/standard'], BankSlips: ['BankSlips/standard'] }

export function reportsRouter(options: ReportsOptions) {
  return {
    paths: base.reports.paths.handler(({ context, input }) => {
      requirePrincipal(context)
      return { results: paths[input.folder].map((path) => ({ path })) }
    }),
    issue: base.reports.issue.handler(async ({ context, input }) => {
      const principal = requirePrincipal(context)
      return issueDocument(options, principal, await reportOf(options, { ...principal, locale: input.locale }, input), input.locale)
    }),
  }
}

async function reportOf(
  { pool, clock, cache }: Pick<ReportsOptions, 'pool' | 'clock' | 'cache'>,
  principal: Caller,
  request: ReportRequest,
): Promise<Report> {
  switch (request.kind) {
    case 'payment-receipt':
      return { kind: request.kind, data: await paymentReceipt(pool, debtScope(principal), request) }
    case 'bank-slip':
      return { kind: request.kind, data: await bankSlip(pool, debtScope(principal), request.paymentId, clock.now()) }
    case 'contract':
      return {
        kind: request.kind,
        data: offeredContract(
          await contractDetails(pool, ownScope(principal, contractProfiles), request, civilToday(clock, principal.timeZone)),
        ),
      }
    case 'contract-certificate':
      return {
        kind: request.kind,
        data: acceptedContract(
          await contractDetails(pool, ownScope(principal, contractProfiles), request, civilToday(clock, principal.timeZone)),
        ),
      }
    case 'invoice':
      return { kind: request.kind, data: await invoiceDetails(pool, ownScope(principal, studentProfiles), request.invoiceId) }
    case 'income-report':
      return { kind: request.kind, data: await incomeReports(pool, ownScope(principal, studentProfiles), request.baseYear) }
    case 'statement':
      return {
        kind: request.kind,
        data: await statementFor(
          pool,
          ownScope(principal, payerProfiles),
          { from: request.from, to: request.to },
          civilToday(clock, principal.timeZone),
        ),
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
