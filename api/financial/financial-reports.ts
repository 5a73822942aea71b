import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { counted, debtAge } from './debts.ts'
import { paymentMethodType } from './payments.ts'
import { cents, civilDate, entityId } from '../shared.ts'

export const reportName = z.enum(['receivables', 'received', 'agreements', 'forecast'])
export type ReportName = z.infer<typeof reportName>

/** A period relative to the day on which the report is read. */
export const reportPeriod = z.enum(['this_month', 'last_month', 'this_year'])
export type ReportPeriod = z.infer<typeof reportPeriod>

export const reportSelection = z
  .object({
    report: reportName,
    institutionId: entityId.optional(),
    /** The period of due dates (receivables), payments (received) or agreements made; the forecast has none, because it begins today. */
    period: reportPeriod.optional(),
    /** First day, if dates are given instead of a period. */
    from: civilDate.optional(),
    to: civilDate.optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to)
  .refine(({ period, from, to }) => period === undefined || (from === undefined && to === undefined))
export type ReportSelection = z.infer<typeof reportSelection>

export type Counted = z.infer<typeof counted>

const common = { today: civilDate, total: counted }
const period = { from: civilDate, to: civilDate }

/** Open debts at the amount of today, by how long they are overdue; every age has a row. */
export const receivablesReport = z.object({
  report: z.literal('receivables'),
  ...common,
  from: civilDate.nullable(),
  to: civilDate.nullable(),
  rows: z.array(counted.extend({ age: debtAge })),
})
export type ReceivablesReport = z.infer<typeof receivablesReport>

/** Received payments on their payment day, counted as in the list of received payments. */
export const receivedReport = z.object({
  report: z.literal('received'),
  ...common,
  ...period,
  /** Unit of the rows: months if the period is too long for one row per day. */
  unit: z.enum(['day', 'month']),
  methods: z.array(counted.extend({ method: paymentMethodType })),
  rows: z.array(z.object({ ...period, ...counted.shape, methods: z.record(paymentMethodType, counted) })),
})
export type ReceivedReport = z.infer<typeof receivedReport>

/** `kept` is paid in full, `broken` was canceled because its first installment was not paid. */
export const agreementStanding = z.enum(['kept', 'on_time', 'late', 'broken'])
export type AgreementStanding = z.infer<typeof agreementStanding>

const agreed = counted.extend({ paid: cents, due: cents })

/** Agreements made in a period, `amount` being what was agreed on. */
export const agreementsReport = z.object({
  report: z.literal('agreements'),
  ...common,
  ...period,
  rows: z.array(agreed.extend({ standing: agreementStanding })),
  total: agreed,
})

/** Shares, by value, of how the debts due in a year were paid. */
export const paymentBehavior = z.object({
  ...period,
  count: z.number().int(),
  onTimeBasisPoints: z.number().int(),
  /** Paid within 30 days of the due date, those on time included. */
  soonBasisPoints: z.number().int(),
})

/** Debts that are not overdue, at the amount of today. */
export const forecastReport = z.object({
  report: z.literal('forecast'),
  ...common,
  /** The first row has no `from`, the last no `to`. */
  rows: z.array(counted.extend({ month: civilDate, from: civilDate.nullable(), to: civilDate.nullable() })),
  /** Past payment behavior; null if too few debts have fallen due to tell. */
  behavior: paymentBehavior.nullable(),
})
export type ForecastReport = z.infer<typeof forecastReport>

export const financialReport = z.discriminatedUnion('report', [receivablesReport, receivedReport, agreementsReport, forecastReport])
export type FinancialReport = z.infer<typeof financialReport>

/** A report view that is mailed regularly. */
export const reportSchedule = z.object({ selection: reportSelection, every: z.enum(['weekly', 'monthly']) })
export type ReportSchedule = z.infer<typeof reportSchedule>

export const scheduleKey = z.object({ scheduleId: entityId })

const scheduled = z.object({
  /** The verified address to which mails go; null if there is none. */
  email: z.string().nullable(),
  results: z.array(reportSchedule.extend({ ...scheduleKey.shape, nextOn: civilDate })),
})
export type ReportSchedules = z.infer<typeof scheduled>

export const financialReportsContract = {
  get: oc
    .route({ method: 'GET', path: '/reports/{report}', summary: 'A report on the debts of the context; for staff who may' })
    .errors(commonErrors)
    .input(reportSelection)
    .output(financialReport),
  schedules: oc
    .route({ method: 'GET', path: '/report-schedules', summary: 'Reports that are mailed to the caller' })
    .errors(commonErrors)
    .output(scheduled),
  schedule: oc
    .route({ method: 'PUT', path: '/report-schedules', summary: 'Mail a view of a report to the caller every week or month' })
    .errors(withErrors('TOO_MANY_SCHEDULES'))
    .input(reportSchedule)
    .output(scheduled),
  endSchedule: oc
    .route({ method: 'DELETE', path: '/report-schedules/{scheduleId}', summary: 'Mail a view to the caller no longer, or not at all' })
    .errors(commonErrors)
    .input(scheduleKey)
    .output(scheduled),
}
