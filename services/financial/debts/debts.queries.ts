import { type SQL, sql } from 'drizzle-orm'
import type { DebtFilter, DebtInstallment, DebtSortColumn, DebtStatus, DebtSummary, DebtType } from '#api/financial/debts.ts'
import type { DebtScope } from '../access/scopes.ts'
import { earlierOpenInstallment } from '../agreements/installment-order.queries.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { parseBarcode } from '../payments/slips/slip-line.ts'
import { hasStatusCode } from '../settings/system-codes.queries.ts'
import { searchWords } from '../../platform/normalized-text.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

/** Aliases `d` and `e` are used by the fragments below. */
export const debtsAndStudents = sql`financial.debt d join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id`

/** Joins students only when needed: joining a million rows is expensive. */
export function debtTables(scope: DebtScope, filter: DebtFilter): SQL {
  const students = scope.userId !== null || filter.search
  return students ? debtsAndStudents : sql`financial.debt d`
}

export const debtsInScope = (scope: DebtScope): SQL => scopeCondition(scope, { tenant: 'd', user: 'e' })

export function debtFilterCondition({ tenantId, userId, timeZone }: DebtScope, filter: DebtFilter, today: string): SQL {
  const conditions = [sql`true`]
  if (filter.search) conditions.push(searchCondition(filter.search))
  if (filter.status === 'overdue')
    conditions.push(sql`d.status = 'open' and financial.is_late(d.institution_id, d.due_date, ${today}::date)`)
  else if (filter.status) conditions.push(userId === null ? sql`d.status = ${filter.status}` : sql`${studentStatus} = ${filter.status}`)
  if (filter.statusCode) conditions.push(hasStatusCode(tenantId, filter.statusCode))
  if (filter.type) conditions.push(sql`d.type = ${filter.type}`)
  if (filter.year)
    conditions.push(sql`d.competency between make_date(${filter.year}::int, 1, 1) and make_date(${filter.year}::int, 12, 31)`)
  if (filter.competency) conditions.push(sql`d.competency = ${filter.competency}::date`)
  if (filter.institutionId) conditions.push(sql`d.institution_id = ${filter.institutionId}`)
  if (filter.enrollmentId) conditions.push(sql`d.enrollment_id = ${filter.enrollmentId}`)
  if (filter.dueFrom) conditions.push(sql`d.due_date >= ${filter.dueFrom}::date`)
  if (filter.dueTo) conditions.push(sql`d.due_date <= ${filter.dueTo}::date`)
  if (filter.paidFrom) conditions.push(sql`d.paid_at >= ${startOfDay(sql`${filter.paidFrom}::date`, timeZone)}`)
  if (filter.paidTo) conditions.push(sql`d.paid_at < ${startOfDay(sql`${filter.paidTo}::date + 1`, timeZone)}`)
  if (filter.age) conditions.push(sql`d.status = 'open' and ${ageCondition(today)} = ${filter.age}`)
  if (filter.paidBy) conditions.push(sql`d.status = 'settled' and ${debtPaymentMethodColumn} = ${filter.paidBy}`)
  return sql.join(conditions, sql` and `)
}

/** The age of an open debt (api/financial/debts.ts, `debtAge`), which lists and reports share. */
export const ageCondition = (today: string) => sql`case
  when not financial.is_late(d.institution_id, d.due_date, ${today}::date) then 'not_due'
  when ${today}::date - d.due_date <= 30 then 'up_to_30'
  when ${today}::date - d.due_date <= 60 then 'up_to_60'
  when ${today}::date - d.due_date <= 90 then 'up_to_90'
  else 'over_90' end`

export const debtPaymentMethodColumn = sql`coalesce(d.paid_by, 'other')`

/** The instant at which a civil day begins. */
export function startOfDay(day: SQL, timeZone: string): SQL {
  return sql`((${day})::timestamp at time zone ${timeZone}::text)`
}

/** Matches the debts of a slip if its line or bar code was entered, otherwise those of a student. */
function searchCondition(search: string): SQL {
  const barcode = parseBarcode(search)
  if (!barcode) return studentCondition(search)
  return sql`d.debt_id in (select debt_id from financial.payment_debt
    join financial.payment p using (payment_id) where p.slip_barcode = ${barcode})`
}

/** SQL array of the visible debts that may be paid. */
export const openDebtIds = (scope: DebtScope): SQL =>
  sql`array(select d.debt_id from ${debtsAndStudents} where ${debtsInScope(scope)} and d.status = 'open')`

/** Matches every word of the name in any order, ignoring accents and case, the registration, or the tax id with or without punctuation. */
export function studentCondition(search: string): SQL {
  const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
  const words = searchWords(search).map((word) => sql`e.name_key like '%' || financial.search_key(${literal(word)}) || '%'`)
  const alternatives = [
    words.length > 0 ? sql`(${sql.join(words, sql` and `)})` : sql`false`,
    sql`e.registration like '%' || ${literal(search)}::text || '%'`,
  ]
  const digits = taxIdDigits(search)
  if (digits) alternatives.push(sql`e.tax_id like '%' || ${digits}::text || '%'`)
  return sql`(${sql.join(alternatives, sql` or `)})`
}

/** A part of a tax id, with or without its punctuation; null for other words. */
function taxIdDigits(search: string): string | null {
  const digits = search.replaceAll(/\D/g, '')
  return digits.length >= 3 && /^[\d.\-/\s]+$/.test(search) ? digits : null
}

/** Sort key by days since the due date, starting with today; debts not yet due come after all others. */
export const daysFromDue = (today: string): SQL =>
  sql`case when d.due_date <= ${today}::date then ${today}::date - d.due_date else 100000 + (d.due_date - ${today}::date) end`

export function sortKey(column: DebtSortColumn, today: string): SQL {
  const keys: Record<DebtSortColumn, SQL> = {
    dueDate: sql`d.due_date`,
    lastDue: daysFromDue(today),
    studentName: sql`e.name_key collate "C"`,
    registration: sql`e.registration collate "C"`,
    type: sql`d.type collate "C"`,
    competency: sql`d.competency`,
    grossAmount: sql`d.gross_cents`,
    amountPayable: sql`financial.debt_amount(d, ${today}::date)`,
    status: sql`financial.status_rank(d, ${today}::date)`,
    paidAt: sql`d.paid_at`,
  }
  return keys[column]
}

/** Whether a debt was replaced by a settled agreement, that is, one in force with no open installment. */
export const paidByAgreement = sql`(d.status = 'in_agreement' and exists (
  select from financial.agreement_debt ad join financial.agreement a using (agreement_id)
  where ad.tenant_id = d.tenant_id and ad.debt_id = d.debt_id and a.canceled_at is null and not exists (
    select from financial.agreement_installment ai join financial.debt part on part.debt_id = ai.debt_id
    where ai.tenant_id = a.tenant_id and ai.agreement_id = a.agreement_id and part.status = 'open')))`

/** Status as shown to students: debts replaced by a settled agreement count as paid. */
export const studentStatus = sql`case when ${paidByAgreement} then 'settled' else d.status end`

export const summaryColumns = ({ languages }: DebtScope, today: string) => sql`
  d.debt_id, d.type, ${localizedText(sql`d.description`, languages)} as description, d.request_id, d.installment, d.competency, d.due_date, d.paid_at, d.part_cents, ${earlierOpenInstallment} as pays_after, d.gross_cents, d.institution_id,
  financial.status_on(d, ${today}::date) as status,
  financial.debt_amount(d, ${today}::date) as amount_payable,
  financial.next_banking_day(d.institution_id, d.due_date) as payable_until,
  case when d.status = 'open' and d.punctuality_cents > 0 and not financial.is_late(d.institution_id, d.punctuality_until, ${today}::date)
    then financial.next_banking_day(d.institution_id, d.punctuality_until) end as discount_until,
  ${paidByAgreement} as paid_by_agreement, e.student_name, e.registration, e.course, case when d.status = 'open' then review.payment_id end as card_in_review`

/** Debts that no agreement may take: a request starts once fully paid, and a reenrollment completes with its first installment. */
export const isPaidWhole = sql`(d.request_id is not null or d.installment_number is not distinct from 1 and not exists (
  select from financial.debt first where first.tenant_id = d.tenant_id and first.reenrollment_id = d.reenrollment_id
    and first.installment_number = 1 and first.status = 'settled'))`

/** Whether the institution's terms of agreements let an overdue debt without a card under review be negotiated. */
export const isNegotiable = (today: string) => sql`(not ${isPaidWhole} and exists (select from financial.agreement_setting s
  where s.institution_id = d.institution_id and d.type = any(s.debt_types) and d.due_date + s.expired_days <= ${today}::date))`

/** Debts whose card is under review, each once. Joined as a whole: they are few, and a subquery for each debt would take most of the time. */
export const cardReviews = sql`(
  select distinct on (pd.debt_id) pd.debt_id, p.payment_id, p.link_id from financial.payment p join financial.payment_debt pd using (payment_id)
  where p.method = 'credit_card' and p.status = 'pending' order by pd.debt_id, p.created_at desc) review`

/** Tables that `summaryColumns` needs. */
export const summaryTables = sql`${debtsAndStudents} left join ${cardReviews} using (debt_id)`

export interface SummaryRow {
  debt_id: number
  type: DebtType
  description: string | null
  request_id: string | null
  installment: DebtInstallment | null
  competency: string
  due_date: string
  payable_until: string
  paid_at: Date | null
  part_cents: number | null
  pays_after: number | null
  gross_cents: number
  institution_id: number
  status: DebtStatus
  amount_payable: number
  discount_until: string | null
  student_name: string
  registration: string
  course: string
  card_in_review: string | null
  paid_by_agreement: boolean
}

export function toSummary(row: SummaryRow): DebtSummary {
  return {
    debtId: row.debt_id,
    type: row.type,
    description: row.description,
    requestId: row.request_id,
    installment: row.installment,
    competency: row.competency,
    dueDate: row.due_date,
    payableUntil: row.payable_until,
    paidAt: row.paid_at?.toISOString() ?? null,
    paysAfter: row.pays_after,
    partPaid: row.part_cents,
    status: row.status,
    grossAmount: row.gross_cents,
    amountPayable: row.amount_payable,
    discountUntil: row.discount_until,
    studentName: row.student_name,
    registration: row.registration,
    course: row.course,
    institutionId: row.institution_id,
    cardInReview: row.card_in_review,
    paidByAgreement: row.paid_by_agreement,
    offer: null,
    liveSlip: null,
    livePix: null,
  }
}
