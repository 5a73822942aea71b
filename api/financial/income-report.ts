import { z } from 'zod'
import { debtInstallment, debtType } from './debts.ts'
import { cents, civilDate, entityId } from '../shared.ts'

export const baseYear = z.number().int().min(1990).max(2100)

export const incomeReportLine = z.object({
  /** Type of the paid debt, which distinguishes two debts of the same month. */
  type: debtType,
  description: z.string().nullable(),
  installment: debtInstallment.nullable(),
  invoiceNumber: z.string().nullable(),
  year: z.number().int(),
  month: z.number().int().min(1).max(12),
  paymentDate: civilDate,
  ticketNumber: z.string(),
  /** Net of scholarships, in cents. */
  netAmount: cents,
  /** Cents paid, including fines and interest, net of discounts. */
  amountPaid: cents,
})
export type IncomeReportLine = z.infer<typeof incomeReportLine>

/** docs/requirements/academic-and-financial.md, section 3. */
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

export const baseYears = z.object({ results: z.array(z.object({ baseYear, isClosed: z.boolean() })) })

export const incomeReports = z.object({ baseYear, results: z.array(incomeReport) })
