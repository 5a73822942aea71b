import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from './contract-errors.ts'
import { debtType } from './debts.ts'
import { paymentMethodType } from './payments.ts'
import { cents, civilDate, entityId } from './shared.ts'

/**
 * What a row of a statement tells. A `charge` is what a debt costs; `scholarship`, `punctuality_discount`, `fine`,
 * `interest` and `adjustment` are what was booked with it; `payment` settled it, `agreement` replaced it by
 * installments, and `credit` is money that came on top.
 */
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
])
export type StatementRowKind = z.infer<typeof statementRowKind>

/** One movement; exactly one of `debit` and `credit` is not zero. */
export const statementRow = z.object({
  date: civilDate,
  kind: statementRowKind,
  debtId: entityId,
  type: debtType,
  /** What the debt is for, as the institution wrote it, when the type alone does not say. */
  description: z.string().nullable(),
  competency: civilDate,
  /** How a payment or credit arrived; null where the books do not say. */
  method: paymentMethodType.nullable(),
  /** Whether a payment or credit came after its code had expired. */
  late: z.boolean(),
  /** Of a row of kind `agreement`. */
  agreementId: entityId.nullable(),
  debit: cents.min(0),
  credit: cents.min(0),
  /** What is owed after this row; negative in the person's favour. */
  balance: cents,
})
export type StatementRow = z.infer<typeof statementRow>

/** The days of a statement, both included. */
const period = { from: civilDate, to: civilDate }
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to

export const statementPeriod = z.object(period).refine(inOrder)

/** Everything that a person came to owe and paid in a period. */
export const statement = z.object({
  ...period,
  studentName: z.string().nullable(),
  institutionName: z.string().nullable(),
  openingBalance: cents,
  totalDebit: cents,
  totalCredit: cents,
  closingBalance: cents,
  rows: z.array(statementRow),
})
export type Statement = z.infer<typeof statement>

export const statementContract = {
  get: oc
    .route({ method: 'GET', path: '/statement', summary: 'What the person came to owe and paid in a period, with the running balance' })
    .errors(commonErrors)
    .input(statementPeriod)
    .output(statement),
}
