import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AmountLine } from '#api/financial/debts.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import type { Statement } from '#api/financial/statement.ts'
import { getCivilDate } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import type { BookedStatus } from '../debts/debts.schema.ts'
import { cardReviews, debtsAndStudents, debtsInScope } from '../debts/debts.queries.ts'
import { type DebtMoney, moneyOfDebt } from '../debts/debt-payments.queries.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { applicationInstant, inForce } from '../payments/booking/ledger-entries.queries.ts'
import { query } from '../../platform/query.ts'
import type { CallerScope } from '../access/scopes.ts'
import {
  type BookedCredit,
  type BookedDebt,
  movementOfCredit,
  movementsOfDebt,
  type Outcome,
  getStatement,
  unbookedCharges,
} from './statement-rows.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

interface SubjectRow {
  debt_id: number
  type: BookedDebt['type']
  description: string | null
  installment: BookedDebt['installment']
  competency: string
}

interface DebtRow extends SubjectRow {
  due_date: string
  status: Exclude<BookedStatus, 'canceled'>
  amount_on: string | null
  lines: AmountLine[]
  paid_at: Date | null
  paid_cents: number | null
  agreed_cents: number | null
  agreement_id: number | null
  money: DebtMoney[]
  /** Whether a card that pays it is under review. */
  in_review: boolean
}

interface CreditRow extends SubjectRow {
  kind: BookedCredit['kind']
  entry_id: number
  method: PaymentMethodType | null
  late: boolean | null
  paid_at: Date
  amount_cents: number
}

/** For civil days, inclusive (GET /statement). Excludes canceled debts and agreements; fines and interest are booked when paid. */
export async function readStatement(
  pool: pg.Pool,
  scope: CallerScope,
  period: { from: string; to: string },
  today: string,
): Promise<Statement> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const rows = await readDebts(client, scope, today)
    const toBooked = (row: DebtRow) => toBookedDebt(row, scope)
    const debts = rows.map(toBooked)
    // What is being paid by card must not be paid again.
    const payable = rows.filter(({ in_review }) => !in_review).map(toBooked)
    const credits = await readCredits(client, scope)
    const [person] = await query<{ student_name: string | null; institution_name: string | null }>(
      client,
      sql`select min(e.student_name) as student_name, string_agg(distinct i.name, ', ') as institution_name
        from financial.enrollment e join financial.institution i on i.institution_id = e.institution_id
        where ${scopeCondition(scope, { tenant: 'e' })}`,
    )
    const movements = [...debts.flatMap(movementsOfDebt), ...credits.map((credit) => movementOfCredit(toBookedCredit(credit, scope)))]
    return {
      ...period,
      studentName: person?.student_name ?? null,
      institutionName: person?.institution_name ?? null,
      ...getStatement(movements, period),
      unbookedCharges: period.to < today ? 0 : unbookedCharges(payable, period.to),
    }
  })
}

function readDebts(client: pg.ClientBase, scope: CallerScope, today: string): Promise<DebtRow[]> {
  return query<DebtRow>(
    client,
    sql`select d.debt_id, d.type, ${localizedText(sql`d.description`, scope.languages)} as description, d.installment, d.competency, d.due_date, d.status, d.amount_on, d.paid_at, d.paid_cents,
        financial.amount_lines(d, financial.amount_day(d, ${today}::date)) as lines, agreed.amount_cents as agreed_cents, agreed.agreement_id,
        ${moneyOfDebt(scope.timeZone, scope.languages)} as money, review.debt_id is not null as in_review
      from ${debtsAndStudents} left join ${cardReviews} on review.debt_id = d.debt_id
      left join lateral (
        select ad.amount_cents, ad.agreement_id from financial.agreement_debt ad join financial.agreement a on a.agreement_id = ad.agreement_id
        where d.status = 'in_agreement' and ad.tenant_id = d.tenant_id and ad.debt_id = d.debt_id and a.canceled_at is null limit 1
      ) agreed on true
      where ${debtsInScope(scope)} and d.status <> 'canceled'`,
  )
}

/** Reads money that settled nothing, its uses, and overpayments of reenrollments that became cheaper, shown with their last payment. */
function readCredits(client: pg.ClientBase, scope: CallerScope): Promise<CreditRow[]> {
  const subject = sql`d.debt_id, d.type, ${localizedText(sql`d.description`, scope.languages)} as description, d.installment, d.competency`
  return query<CreditRow>(
    client,
    sql`select 'credit' as kind, l.entry_id, l.amount_cents, coalesce(${applicationInstant}, r.paid_at) as paid_at, r.late, p.method, ${subject}
      from ${debtsAndStudents}
      join financial.ledger_entry l on l.tenant_id = d.tenant_id and l.debt_id = d.debt_id and l.kind = 'credit' and l.credit_id is null and ${inForce}
      join financial.receipt r on r.end_to_end_id = l.end_to_end_id
      join financial.payment p on p.payment_id = r.payment_id
      where ${debtsInScope(scope)}
      union all
        select case act.kind when 'refund' then 'credit_refunded' else 'credit_used' end, l.entry_id, l.amount_cents, l.booked_at, false, null, ${subject}
        from ${debtsAndStudents}
        join financial.ledger_entry l on l.tenant_id = d.tenant_id and l.debt_id = d.debt_id and l.kind = 'credit' and l.credit_id is not null and ${inForce}
        join financial.credit_use act on act.use_id = l.use_id
        where ${debtsInScope(scope)}
      union all (
        select distinct on (c.reenrollment_id) 'credit', 0, c.credit_cents, c.charged_at, false, null, ${subject}
        from ${debtsAndStudents}
        join financial.reenrollment_charge c on c.tenant_id = d.tenant_id and c.reenrollment_id = d.reenrollment_id and c.credit_cents > 0
        where ${debtsInScope(scope)} and d.status in ('settled', 'in_agreement') order by c.reenrollment_id, d.debt_id desc
      )`,
  )
}

const getSubject = ({ debt_id, type, description, installment, competency }: SubjectRow) => ({
  debtId: debt_id,
  type,
  description,
  installment,
  competency,
})

function toBookedDebt(row: DebtRow, { timeZone }: CallerScope): BookedDebt {
  const { due_date: dueDate, status, lines, money } = row
  const isSettled = status === 'settled'
  const [only] = money
  const booked = { ...getSubject(row), dueDate, isSettled }
  if (money.length > 1 || (only && !isSettled)) {
    const parts = money.map(({ paidAt, ...part }) => ({ ...part, on: getCivilDate(new Date(paidAt), timeZone) }))
    return { ...booked, lines, parts, outcome: isSettled ? null : getOutcome(row, timeZone) }
  }
  return { ...booked, lines: only?.lines ?? lines, parts: [], outcome: getOutcome(row, timeZone) }
}

function getOutcome(
  { status, paid_at, paid_cents, amount_on, money, agreed_cents, agreement_id, lines }: DebtRow,
  timeZone: string,
): Outcome | null {
  if (status === 'settled' && paid_at && paid_cents !== null)
    return {
      kind: 'payment',
      on: getCivilDate(paid_at, timeZone),
      amount: paid_cents,
      method: money[0]?.method ?? null,
      late: money[0]?.late ?? false,
    }
  if (status !== 'in_agreement' || !amount_on) return null
  const amount = agreed_cents ?? lines.reduce((sum, line) => sum + line.amount, 0)
  return { kind: 'agreement', on: amount_on, amount, agreementId: agreement_id }
}

function toBookedCredit(row: CreditRow, { timeZone }: CallerScope) {
  return {
    ...getSubject(row),
    kind: row.kind,
    entryId: row.entry_id,
    on: getCivilDate(row.paid_at, timeZone),
    amount: row.amount_cents,
    method: row.method,
    late: row.late ?? false,
  }
}
