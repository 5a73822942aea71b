import { z } from 'zod'

/** Documents that an institution may have templates of, named as `POST /report/issue` names them. */
export const templatedDocument = z.enum(['income-report', 'bank-slip'])
export type TemplatedDocument = z.infer<typeof templatedDocument>

/** Folders of templates on the wire: callers know each under two names. */
export const reportFolder = z.enum(['IncomeReport', 'IRPF', 'BankSlips', 'bank'])
export type ReportFolder = z.infer<typeof reportFolder>

export const documentOfFolder: Record<ReportFolder, TemplatedDocument> = {
  IncomeReport: 'income-report',
  IRPF: 'income-report',
  BankSlips: 'bank-slip',
  bank: 'bank-slip',
}
