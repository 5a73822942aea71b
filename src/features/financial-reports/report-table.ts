import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DebtAge } from '#api/financial/debts.ts'
import { expectedAmount } from '#api/financial/expected-amount.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import type { AgreementStanding, Counted, FinancialReport, ReportName, ReportPeriod } from '#api/financial/financial-reports.ts'
import type { Formats } from '../../i18n/formats.ts'
import { debtAgeWords } from '../../subjects/debts/debt-age-words.ts'
import { methodWords } from '../../subjects/debts/method-words.ts'

/** The list that a number was counted from. */
export type Behind =
  | {
      list: 'debts'
      search: {
        status: 'open'
        age?: DebtAge | undefined
        institutionId?: number | undefined
        dueFrom?: string | undefined
        dueTo?: string | undefined
      }
    }
  | {
      list: 'payments'
      search: {
        method?: PaymentMethodType | undefined
        institutionId?: number | undefined
        paidFrom: string
        paidTo: string
      }
    }
  | {
      list: 'agreements'
      search: {
        status?: 'active' | 'settled' | 'canceled' | undefined
        overdue?: boolean | undefined
        institutionId?: number | undefined
        madeFrom: string
        madeTo: string
      }
    }

export interface ReportCell {
  kind: 'count' | 'money'
  value: number
  /** The list behind the number; undefined if the row's own list contains it, or there is nothing. */
  behind?: Behind | undefined
}

export interface ReportRow {
  id: string
  name: string
  /** The list behind the row; null if there is nothing. */
  behind: Behind | null
  /** What the chart compares, in cents. */
  amount: number
  cells: ReportCell[]
}

export interface ReportTable {
  /** The headings of the column with the rows' names and of the columns with their cells. */
  columns: string[]
  rows: ReportRow[]
  total: ReportRow
}

/** Formats a share with one decimal, so that shares below each other compare. @param ratio 1 is 100% */
export const shareText = (ratio: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(ratio)

export const viewWords: Record<ReportName, MessageDescriptor> = {
  receivables: msg`A receber por atraso`,
  received: msg`Recebido`,
  agreements: msg`Acordos`,
  forecast: msg`Previsão`,
}

export const periodWords: Record<ReportPeriod, MessageDescriptor> = {
  this_month: msg`Este mês`,
  last_month: msg`Mês passado`,
  this_year: msg`Este ano`,
}

const standingWords: Record<AgreementStanding, MessageDescriptor> = {
  kept: msg`Cumpridos`,
  on_time: msg`Em dia`,
  late: msg`Com parcela vencida`,
  broken: msg`Quebrados`,
}

const standingSearch = {
  kept: { status: 'settled' },
  on_time: { status: 'active', overdue: false },
  late: { status: 'active', overdue: true },
  broken: { status: 'canceled' },
} as const

/* Not from the contract: its validation library would weigh on the page. */
const paymentMethods = Object.keys(methodWords) as PaymentMethodType[]

const count = (value: number): ReportCell => ({ kind: 'count', value })
const money = (value: number, behind?: Behind): ReportCell => ({ kind: 'money', value, behind: value === 0 ? undefined : behind })
const ifAny = ({ count: found }: Counted, behind: Behind) => (found > 0 ? behind : null)

/** Returns the table of a report for page and file. @param institution that the report is narrowed to */
export function reportTable(report: FinancialReport, institution: number | undefined, i18n: I18n, formats: Formats): ReportTable {
  const names = (...words: MessageDescriptor[]) => words.map((word) => i18n._(word))
  const row = (id: string, name: string, counted: Counted, behind: Behind, cells: ReportCell[]): ReportRow => ({
    id,
    name,
    behind: ifAny(counted, behind),
    amount: counted.amount,
    cells,
  })
  const total = (counted: Counted, behind: Behind, cells: ReportCell[]) => row('total', i18n._(msg`Total`), counted, behind, cells)
  const debts = (counted: Counted) => [count(counted.count), money(counted.amount)]
  switch (report.report) {
    case 'receivables': {
      const behind = (age?: DebtAge): Behind => ({
        list: 'debts',
        search: { status: 'open', age, institutionId: institution, dueFrom: report.from ?? undefined, dueTo: report.to ?? undefined },
      })
      return {
        columns: names(msg`Atraso`, msg`Débitos`, msg`Valor`),
        rows: report.rows.map((found) => row(found.age, i18n._(debtAgeWords[found.age]), found, behind(found.age), debts(found))),
        total: total(report.total, behind(), debts(report.total)),
      }
    }
    case 'received': {
      const behind = (part: { from: string; to: string }, method?: PaymentMethodType): Behind => ({
        list: 'payments',
        search: { method, institutionId: institution, paidFrom: part.from, paidTo: part.to },
      })
      return {
        columns: names(
          report.unit === 'day' ? msg`Dia` : msg`Mês`,
          msg`Pagamentos`,
          ...paymentMethods.map((method) => methodWords[method]),
          msg`Total`,
        ),
        rows: report.rows.map((found) =>
          row(found.from, report.unit === 'day' ? formats.date(found.from) : formats.month(found.from), found, behind(found), [
            count(found.count),
            ...paymentMethods.map((method) => money(found.methods[method].amount, behind(found, method))),
            money(found.amount),
          ]),
        ),
        total: total(report.total, behind(report), [
          count(report.total.count),
          ...report.methods.map(({ method, amount }) => money(amount, behind(report, method))),
          money(report.total.amount),
        ]),
      }
    }
    case 'agreements': {
      const behind = (standing?: AgreementStanding): Behind => ({
        list: 'agreements',
        search: { ...(standing && standingSearch[standing]), institutionId: institution, madeFrom: report.from, madeTo: report.to },
      })
      const cells = (found: Counted & { paid: number; due: number }) => [...debts(found), money(found.paid), money(found.due)]
      return {
        columns: names(msg`Situação`, msg`Acordos`, msg`Valor acordado`, msg`Pago`, msg`Falta pagar`),
        rows: report.rows.map((found) =>
          row(found.standing, i18n._(standingWords[found.standing]), found, behind(found.standing), cells(found)),
        ),
        total: total(report.total, behind(), cells(report.total)),
      }
    }
    case 'forecast': {
      const { behavior } = report
      const behind = (from?: string | null, to?: string | null): Behind => ({
        list: 'debts',
        search: { status: 'open', age: 'not_due', institutionId: institution, dueFrom: from ?? undefined, dueTo: to ?? undefined },
      })
      const cells = (found: Counted) => [
        ...debts(found),
        ...(behavior
          ? [money(expectedAmount(found.amount, behavior.onTimeBasisPoints)), money(expectedAmount(found.amount, behavior.soonBasisPoints))]
          : []),
      ]
      return {
        columns: names(
          msg`Vencimento`,
          msg`Débitos`,
          msg`Valor`,
          ...(behavior ? [msg`Espera-se no prazo`, msg`Espera-se em 30 dias`] : []),
        ),
        rows: report.rows.map((found) =>
          row(found.month, found.to ? formats.month(found.month) : i18n._(msg`Depois`), found, behind(found.from, found.to), cells(found)),
        ),
        total: total(report.total, behind(), cells(report.total)),
      }
    }
  }
}
