import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { debtInstallment, debtType } from './debts.ts'
import { paymentMethodType } from './payments.ts'
import { cents, civilDate, entityId } from '../shared.ts'

/** `agreement` replaced the debt by installments; `credit` is an excess payment, the last two what became of it. */
export const statementRowKind = z.enum([
  'charge',
  'scholarship',
  'punctuality_discount',
  'campaign_discount',
  'fine',
  'interest',
  'adjustment',
  'payment',
  'agreement',
  'credit',
  'credit_used',
  'credit_refunded',
])
export type StatementRowKind = z.infer<typeof statementRowKind>

/** Exactly one of `debit` and `credit` is not zero. */
export const statementRow = z.object({
  date: civilDate,
  kind: statementRowKind,
  debtId: entityId,
  type: debtType,
  description: z.string().nullable(),
  installment: debtInstallment.nullable(),
  competency: civilDate,
  method: paymentMethodType.nullable(),
  late: z.boolean(),
  agreementId: entityId.nullable(),
  debit: cents.min(0),
  credit: cents.min(0),
  /** Cents owed after this row; negative in the student's favor. */
  balance: cents,
})
export type StatementRow = z.infer<typeof statementRow>

const period = { from: civilDate, to: civilDate }
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to

export const statementPeriod = z.object(period).refine(inOrder)

export const statement = z.object({
  ...period,
  studentName: z.string().nullable(),
  institutionName: z.string().nullable(),
  openingBalance: cents,
  totalDebit: cents,
  totalCredit: cents,
  closingBalance: cents,
  /** Unbooked fine and interest of debts in the closing balance, until today; without cards under review, 0 if the period ends before today. */
  unbookedCharges: cents,
  rows: z.array(statementRow),
})
export type Statement = z.infer<typeof statement>

export const statementContract = {
  get: oc
    .route({ method: 'GET', path: '/statement', summary: 'Charges and payments of a period with the running balance' })
    .errors(commonErrors)
    .input(statementPeriod)
    .output(statement),
}
