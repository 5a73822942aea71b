import { z } from 'zod'
import { cents, civilDate, entityId } from './shared.ts'

/** A calendar year, in the institutions' zone, whose payments a report tells. */
export const baseYear = z.number().int().min(1990).max(2100)

/** One payment that settled a debt. */
export const incomeReportLine = z.object({
  /** Of the debt's invoice; null where none was issued. */
  invoiceNumber: z.string().nullable(),
  /** The month that was paid for. */
  year: z.number().int(),
  month: z.number().int().min(1).max(12),
  paymentDate: civilDate,
  /** The receipt's number. */
  ticketNumber: z.string(),
  /** What the month cost, scholarships taken off. */
  netAmount: cents,
  /** What was paid for it: with fines and interest, without discounts. */
  amountPaid: cents,
})
export type IncomeReportLine = z.infer<typeof incomeReportLine>

/** What a student paid an institution for a course in a year (docs/requirements/academic-and-financial.md, section 3). */
export const incomeReport = z.object({
  baseYear,
  enrollmentId: entityId,
  beneficiary: z.object({ corporateName: z.string(), taxId: z.string(), course: z.string() }),
  payer: z.object({ student: z.string(), registration: z.string(), taxId: z.string() }),
  lines: z.array(incomeReportLine),
  totalNet: cents,
  totalPaid: cents,
})
export type IncomeReport = z.infer<typeof incomeReport>

/** Years with payments: closed ones from the last back, then the one that still goes on. */
export const baseYears = z.object({ results: z.array(z.object({ baseYear, isClosed: z.boolean() })) })

/** A report for each course that was paid for in the year. */
export const incomeReports = z.object({ baseYear, results: z.array(incomeReport) })

/** Folders of printed reports (docs/requirements/academic-and-financial.md, section 3). */
export const reportFolder = z.enum(['IncomeReport', 'BankSlips'])
export type ReportFolder = z.infer<typeof reportFolder>
