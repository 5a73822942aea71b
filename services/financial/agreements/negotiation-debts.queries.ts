import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AgreementPlan, DebtsForAgreement, NegotiableDebt } from '#api/financial/agreements.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { readTenant, type TenantTransaction } from '../../platform/database.ts'
import { cardReviews, debtsAndStudents, isPaidWhole, openDebtIds, debtsInScope } from '../debts/debts.queries.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import { type Read, getRows } from '../../platform/read-together.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { agreementPlan, agreementSetting } from './agreements.schema.ts'
import type { BookedStatus } from '../debts/debts.schema.ts'
import { daysLater } from './civil-months.ts'
import type { DebtScope, CallerScope } from '../access/scopes.ts'

export type AgreementSetting = typeof agreementSetting.$inferSelect

export interface NegotiationDebt extends Omit<NegotiableDebt, 'obstacle' | 'negotiableFrom'> {
  status: BookedStatus
  isLate: boolean
  isPaidWhole: boolean
  fineBasisPoints: number
  interestBasisPoints: number
}

export async function debtsForAgreement(pool: pg.Pool, scope: CallerScope, today: string): Promise<DebtsForAgreement> {
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const [debts, settings] = await Promise.all([overdueDebts(transaction, scope, today), readAgreementSettings(transaction)])
    return { today, results: debts.map((debt) => withEligibility(debt, settings.get(debt.institutionId), today)) }
  })
}

/** Reads the overdue debts of one enrollment, or of every enrollment in the scope where it is null. */
export async function overdueDebts(
  transaction: TenantTransaction,
  scope: DebtScope,
  today: string,
  enrollmentId: number | null = null,
): Promise<NegotiationDebt[]> {
  const ofEnrollment = enrollmentId === null ? sql`` : sql`and d.enrollment_id = ${enrollmentId}`
  const overdue = negotiationRead(
    scope,
    sql`d.status = 'open' and financial.is_late(d.institution_id, d.due_date, ${today}::date) ${ofEnrollment} order by d.due_date, d.debt_id`,
    today,
  )
  const [debts, reviews] = await Promise.all([transaction.read(overdue), transaction.read(reviewsRead(openDebtIds(scope)))])
  return withReviews(debts, reviews)
}

type DebtBesideCards = Omit<NegotiationDebt, 'cardInReview'>

const negotiationRead = (scope: DebtScope, condition: SQL, today: string): Read<DebtBesideCards> =>
  getRows<DebtBesideCards>(
    sql`select d.debt_id as "debtId", d.enrollment_id as "enrollmentId", d.institution_id as "institutionId", ${isPaidWhole} as "isPaidWhole", d.type, ${localizedText(sql`d.description`, scope.languages)} as description, d.installment, d.status,
        financial.is_late(d.institution_id, d.due_date, ${today}::date) as "isLate", d.competency, d.due_date as "dueDate", d.fine_bp as "fineBasisPoints", d.interest_bp as "interestBasisPoints",
        financial.debt_amount(d, ${today}::date) as "amountPayable", e.registration, e.course
      from ${debtsAndStudents} where ${debtsInScope(scope)} and ${condition}`,
  )

interface CardReview {
  debt_id: number
  payment_id: string
}

/** @param debtIds an array */
const reviewsRead = (debtIds: SQL): Read<CardReview> =>
  getRows<CardReview>(sql`select debt_id, payment_id from ${cardReviews} where debt_id = any(${debtIds})`)

async function findNegotiationDebts(client: pg.ClientBase, scope: DebtScope, condition: SQL, today: string): Promise<NegotiationDebt[]> {
  const debts = await query<DebtBesideCards>(client, negotiationRead(scope, condition, today).statement)
  // Afterwards: a card may have been charged while the first query waited for its locks.
  const found = sql`${toSqlArray(debts.map(({ debtId }) => debtId))}::int[]`
  return withReviews(debts, await query<CardReview>(client, reviewsRead(found).statement))
}

function withReviews(debts: readonly DebtBesideCards[], reviews: readonly CardReview[]): NegotiationDebt[] {
  const reviewsByDebt = new Map(reviews.map(({ debt_id, payment_id }) => [debt_id, payment_id]))
  return debts.map((debt) => ({ ...debt, cardInReview: reviewsByDebt.get(debt.debtId) ?? null }))
}

export function chosenDebts(
  client: pg.ClientBase,
  scope: CallerScope,
  debtIds: readonly number[],
  today: string,
): Promise<NegotiationDebt[]> {
  return findNegotiationDebts(client, scope, sql`d.debt_id = any(${toSqlArray(debtIds)}::int[]) order by d.due_date, d.debt_id`, today)
}

/** Locks the chosen debts in id order, as payments do, to avoid deadlocks. */
export function lockChosenDebts(
  client: pg.ClientBase,
  scope: CallerScope,
  debtIds: readonly number[],
  today: string,
): Promise<NegotiationDebt[]> {
  return findNegotiationDebts(client, scope, sql`d.debt_id = any(${toSqlArray(debtIds)}::int[]) order by d.debt_id for update of d`, today)
}

export async function readAgreementSettings({ reads }: TenantTransaction): Promise<Map<number, AgreementSetting>> {
  const settings = await reads.select().from(agreementSetting)
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

/** Returns the offered plans by institution; null means all institutions of the tenant. */
export async function getPlans(
  { reads }: TenantTransaction,
  { institutionId, languages }: Pick<DebtScope, 'institutionId' | 'languages'>,
): Promise<Map<number, AgreementPlan[]>> {
  const description = localizedText(sql`${agreementPlan.description}`, languages)
  const offered = sql`financial.offered_methods(${agreementPlan.institutionId})`
  // A plan whose installments no method could pay does not count.
  const paymentMethods = sql<
    PaymentMethodType[]
  >`array(select method from unnest(${agreementPlan.paymentMethods}) method where method = any(${offered}))`
  const plans = await reads
    .select({ ...getTableColumns(agreementPlan), description, paymentMethods })
    .from(agreementPlan)
    .where(
      sql`(${institutionId}::int is null or ${agreementPlan.institutionId} = ${institutionId}::int)
        and ${agreementPlan.retiredAt} is null and ${agreementPlan.paymentMethods} && ${offered}`,
    )
  const institutions = [...new Set(plans.map((plan) => plan.institutionId))]
  return new Map(institutions.map((id) => [id, plans.filter((plan) => plan.institutionId === id).map(shownPlan)]))
}

type PlanRow = Omit<typeof agreementPlan.$inferSelect, 'description' | 'paymentMethods'> &
  Pick<AgreementPlan, 'description' | 'paymentMethods'>

const shownPlan = ({
  planId,
  description,
  installmentCount,
  minimumCents,
  maximumCents,
  minimumInstallmentCents,
  daysDueFirstDebt,
  debtType,
  paymentMethods,
}: PlanRow): AgreementPlan => ({
  planId,
  description,
  installmentCount,
  minimumValue: minimumCents,
  maximumValue: maximumCents,
  minimumInstallment: minimumInstallmentCents,
  daysDueFirstDebt,
  debtType,
  paymentMethods,
})
