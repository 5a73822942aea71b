import type { IncomeReport, IncomeReportLine } from '#api/financial/income-report.ts'
import { getCivilDate } from '../../platform/clock.ts'

export interface Settlement extends Pick<IncomeReportLine, 'type' | 'description' | 'installment'> {
  enrollmentId: number
  invoiceNumber: string | null
  /** First day of the paid month, `YYYY-MM-DD`. */
  competency: string
  paidAt: Date
  receiptNumber: number
  netAmount: number
  amountPaid: number
}

export type ReportSides = Pick<IncomeReport, 'enrollmentId' | 'beneficiary' | 'payer'>

const paymentDate = ({ paidAt }: Settlement, timeZone: string) => getCivilDate(paidAt, timeZone)
const getYear = (civilDate: string) => Number(civilDate.slice(0, 4))

/** Closed years from the latest back, then the current year. `today` is a civil date in `timeZone`. */
export function getBaseYears(
  settlements: readonly Settlement[],
  today: string,
  timeZone: string,
): Array<{ baseYear: number; isClosed: boolean }> {
  const years = [...new Set(settlements.map((settlement) => getYear(paymentDate(settlement, timeZone))))].sort((one, other) => other - one)
  const withState = years.map((baseYear) => ({ baseYear, isClosed: baseYear < getYear(today) }))
  return [...withState.filter(({ isClosed }) => isClosed), ...withState.filter(({ isClosed }) => !isClosed)]
}

/** Returns the reports. The year is that of the payment in the institutions' time zone, whichever month was paid for. */
export function getIncomeReports(
  baseYear: number,
  enrollments: readonly ReportSides[],
  settlements: readonly Settlement[],
  timeZone: string,
): IncomeReport[] {
  return enrollments.flatMap((sides) => {
    const ofYear = settlements
      .filter((settlement) => settlement.enrollmentId === sides.enrollmentId && getYear(paymentDate(settlement, timeZone)) === baseYear)
      .sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime() || one.receiptNumber - other.receiptNumber)
    if (ofYear.length === 0) return []
    const lines = ofYear.map((settlement) => getLine(settlement, timeZone))
    const sum = (part: (line: IncomeReportLine) => number) => lines.reduce((total, line) => total + part(line), 0)
    return [{ baseYear, ...sides, lines, totalNet: sum(({ netAmount }) => netAmount), totalPaid: sum(({ amountPaid }) => amountPaid) }]
  })
}

function getLine(settlement: Settlement, timeZone: string): IncomeReportLine {
  const { type, description, installment, invoiceNumber, competency, receiptNumber, netAmount, amountPaid } = settlement
  const date = paymentDate(settlement, timeZone)
  return {
    type,
    description,
    installment,
    invoiceNumber,
    year: getYear(competency),
    month: Number(competency.slice(5, 7)),
    paymentDate: date,
    ticketNumber: `${getYear(date)}-${String(receiptNumber).padStart(8, '0')}`,
    netAmount,
    amountPaid,
  }
}
