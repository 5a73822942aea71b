import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { portalMethods } from '#api/agreement-settings.ts'
import type { AgreementPlan, DebtsForAgreement, NegotiableDebt } from '#api/agreements.ts'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import { cardReviews, debtsAndStudents, isPaidWhole, visible } from '../debts/debts.queries.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { textIn } from '../database/localized-text.queries.ts'
import { agreementPlan, agreementSetting } from './agreements.schema.ts'
import type { BookedStatus } from '../debts/debts.schema.ts'
import { daysLater } from './civil-months.ts'
import type { DebtScope, OwnScope } from '../access/scopes.ts'

export type AgreementSetting = typeof agreementSetting.$inferSelect

export interface NegotiationDebt extends Omit<NegotiableDebt, 'obstacle' | 'negotiableFrom'> {
  status: BookedStatus
  isLate: boolean
  isPaidWhole: boolean
  fineBasisPoints: number
  interestBasisPoints: number
}

export async function debtsForAgreement(pool: pg.Pool, scope: OwnScope, today: string): Promise<DebtsForAgreement> {
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const debts = await overdueDebts(transaction.client, scope, today)
    const settings = await settingsOf(transaction)
    return { today, results: debts.map((debt) => withEligibility(debt, settings.get(debt.institutionId), today)) }
  })
}

/** Of one enrollment, or of every one in the scope where it is null. */
export function overdueDebts(
  client: pg.ClientBase,
  scope: DebtScope,
  today: string,
  enrollmentId: number | null = null,
): Promise<NegotiationDebt[]> {
  const ofEnrollment = enrollmentId === null ? sql`` : sql`and d.enrollment_id = ${enrollmentId}`
  return findNegotiationDebts(
    client,
    scope,
    sql`d.status = 'open' and financial.is_late(d.institution_id, d.due_date, ${today}::date) ${ofEnrollment} order by d.due_date, d.debt_id`,
    today,
  )
}

async function findNegotiationDebts(client: pg.ClientBase, scope: DebtScope, condition: SQL, today: string): Promise<NegotiationDebt[]> {
  const debts = await query<Omit<NegotiationDebt, 'cardInReview'>>(
    client,
    sql`select d.debt_id as "debtId", d.enrollment_id as "enrollmentId", d.institution_id as "institutionId", ${isPaidWhole} as "isPaidWhole", d.type, ${textIn(sql`d.description`, scope.languages)} as description, d.installment, d.status,
        financial.is_late(d.institution_id, d.due_date, ${today}::date) as "isLate", d.competency, d.due_date as "dueDate", d.fine_bp as "fineBasisPoints", d.interest_bp as "interestBasisPoints",
        financial.debt_amount(d, ${today}::date) as "amountPayable", e.registration, e.course
      from ${debtsAndStudents} where ${visible(scope)} and ${condition}`,
  )
  // Afterwards: a card may have been charged while the first query waited for its locks.
  const reviews = await query<{ debt_id: number; payment_id: string }>(
    client,
    sql`select debt_id, payment_id from ${cardReviews} where debt_id = any(${toSqlArray(debts.map(({ debtId }) => debtId))}::int[])`,
  )
  const reviewOf = new Map(reviews.map(({ debt_id, payment_id }) => [debt_id, payment_id]))
  return debts.map((debt) => ({ ...debt, cardInReview: reviewOf.get(debt.debtId) ?? null }))
}

export function chosenDebts(client: pg.ClientBase, scope: OwnScope, debtIds: readonly number[], today: string): Promise<NegotiationDebt[]> {
  return findNegotiationDebts(client, scope, sql`d.debt_id = any(${toSqlArray(debtIds)}::int[]) order by d.due_date, d.debt_id`, today)
}

/** Locks the chosen debts in id order, as payments do, to avoid deadlocks. */
export function lockChosenDebts(
  client: pg.ClientBase,
  scope: OwnScope,
  debtIds: readonly number[],
  today: string,
): Promise<NegotiationDebt[]> {
  return findNegotiationDebts(client, scope, sql`d.debt_id = any(${toSqlArray(debtIds)}::int[]) order by d.debt_id for update of d`, today)
}

export async function settingsOf({ db }: TenantTransaction): Promise<Map<number, AgreementSetting>> {
  const settings = await db.select().from(agreementSetting)
  return new Map(settings.map((setting) => [setting.institutionId, setting]))
}

export function withEligibility(debt: NegotiationDebt, setting: AgreementSetting | undefined, today: string): NegotiableDebt {
  const { status: _status, isLate: _isLate, isPaidWhole: isWhole, fineBasisPoints: _fine, interestBasisPoints: _interest, ...shown } = debt
  if (shown.cardInReview) return { ...shown, obstacle: 'card_in_review', negotiableFrom: null }
  if (!setting) return { ...shown, obstacle: 'not_offered', negotiableFrom: null }
  if (isWhole || !setting.debtTypes.includes(debt.type)) return { ...shown, obstacle: 'type', negotiableFrom: null }
  const from = daysLater(debt.dueDate, setting.expiredDays)
  return from > today ? { ...shown, obstacle: 'too_recent', negotiableFrom: from } : { ...shown, obstacle: null, negotiableFrom: null }
}

/** Those that are offered. */
export async function plansOf(
  { db }: TenantTransaction,
  { institutionId }: AgreementSetting,
  { languages }: Pick<DebtScope, 'languages'>,
): Promise<AgreementPlan[]> {
  const description = textIn(sql`${agreementPlan.description}`, languages)
  const plans = await db
    .select({ ...getTableColumns(agreementPlan), description })
    .from(agreementPlan)
    .where(sql`${agreementPlan.institutionId} = ${institutionId} and ${agreementPlan.retiredAt} is null`)
  return plans.flatMap(
    ({
      planId,
      description,
      installmentCount,
      minimumCents,
      maximumCents,
      minimumInstallmentCents,
      daysDueFirstDebt,
      debtType,
      paymentMethods: all,
    }) => {
      const paymentMethods = portalMethods(all)
      if (paymentMethods.length === 0) return []
      return {
        planId,
        description,
        installmentCount,
        minimumValue: minimumCents,
        maximumValue: maximumCents,
        minimumInstallment: minimumInstallmentCents,
        daysDueFirstDebt,
        debtType,
        paymentMethods,
      }
    },
  )
}
