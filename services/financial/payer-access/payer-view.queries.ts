import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { PayerDebt, PayerStudent } from '#api/financial/payer-access.ts'
import { civilToday, type Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { GetMainLanguage, GetTimeZone } from '../../platform/service.ts'
import type { Languages } from '../access/scopes.ts'
import { getOffers } from '../campaigns/campaign-terms.queries.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { earlierOpenInstallment } from '../agreements/installment-order.queries.ts'
import { cardReviews } from '../debts/debts.queries.ts'
import { allows, isActive, isShownToPayers, reached } from './active-access.queries.ts'
import { requirePayer } from './payer-session.queries.ts'

export interface PayerPorts {
  pool: pg.Pool
  clock: Clock
  getTimeZone: GetTimeZone
  getMainLanguage: GetMainLanguage
}

export interface Payer {
  tenantId: number
  session: string
  locale: AppLocale
}

/** Views within this many minutes count as one in the record. */
const sameLook = 10
/** The most payments shown, on time or late, newest first. */
const shownPayments = 100
const historyMonths = 24

interface Reading {
  tenantId: number
  email: string
  today: string
  timeZone: string
  languages: Languages
}

type OfAccess<Part> = Part & { accessId: string }

/** Every student who lets the payer see or pay, with what each allows (GET /payers/{session}). Throws UNAUTHORIZED. */
export async function payerOverview(
  { pool, clock, getTimeZone, getMainLanguage }: PayerPorts,
  { tenantId, session, locale }: Payer,
): Promise<{ email: string; today: string; students: PayerStudent[] }> {
  const timeZone = await getTimeZone(tenantId)
  const languages = [locale, await getMainLanguage(tenantId)] as const
  const now = clock.now()
  return inTenant(pool, tenantId, async (transaction) => {
    const { client } = transaction
    const email = await requirePayer(transaction, tenantId, session, now)
    const reading = { tenantId, email, today: civilToday(clock, timeZone), timeZone, languages }
    const students = await readStudents(client, reading)
    if (students.length > 0) await noteLooks(client, students, { tenantId, now })
    const [debts, receipts, history] = [
      await readDebts(client, reading),
      await readReceipts(client, reading),
      await readHistory(client, reading),
    ]
    const of = <Part extends object>(wanted: string, parts: OfAccess<Part>[]) =>
      parts.flatMap(({ accessId, ...part }) => (accessId === wanted ? [part] : []))
    return {
      email,
      today: reading.today,
      students: students.map((student) => {
        const { accessId, permissions } = student
        return {
          ...student,
          debts: permissions.includes('debts') ? of(accessId, debts) : null,
          receipts: permissions.includes('receipts') || permissions.includes('pay') ? of(accessId, receipts) : null,
          history: permissions.includes('history') ? of(accessId, history) : null,
        } as PayerStudent
      }),
    }
  })
}

const activeAccesses = ({ tenantId, email, today }: Reading) => sql`a.tenant_id = ${tenantId} and a.email = ${email} and ${isActive(today)}`

/** Joins the enrollments and institutions that an access reaches. */
const reachedEnrollments = sql`financial.payer_access a join ${reached}
  join financial.enrollment e on e.tenant_id = a.tenant_id and e.institution_id = s.institution_id and e.user_id = a.user_id`

const reachedDebts = sql`${reachedEnrollments} join financial.debt d on d.tenant_id = e.tenant_id and d.enrollment_id = e.enrollment_id
  and ${isShownToPayers}`

const debtColumns = (
  languages: Languages,
) => sql`d.debt_id as "debtId", d.type, ${localizedText(sql`d.description`, languages)} as description,
  d.installment, d.competency, d.due_date as "dueDate"`

type Student = Pick<PayerStudent, 'accessId' | 'studentName' | 'permissions' | 'endsOn' | 'institutions'>

const readStudents = (client: pg.ClientBase, reading: Reading) =>
  query<Student>(
    client,
    sql`select a.access_id as "accessId", min(e.student_name) as "studentName", a.permissions, a.ends_on as "endsOn",
        jsonb_agg(distinct jsonb_build_object('institutionId', i.institution_id, 'name', i.name)) as institutions
      from ${reachedEnrollments} join financial.institution i on i.institution_id = s.institution_id
      where ${activeAccesses(reading)} group by a.access_id order by min(e.student_name), a.access_id`,
  )

async function readDebts(client: pg.ClientBase, reading: Reading): Promise<OfAccess<PayerDebt>[]> {
  const rows = await query<OfAccess<Omit<PayerDebt, 'offer'>>>(
    client,
    sql`select a.access_id as "accessId", ${debtColumns(reading.languages)}, d.institution_id as "institutionId",
        financial.debt_amount(d, ${reading.today}::date) as amount, review.debt_id is not null as "inReview", ${earlierOpenInstallment} as "paysAfter",
        financial.is_late(d.institution_id, d.due_date, ${reading.today}::date) as "isOverdue"
      from ${reachedDebts} left join ${cardReviews} on review.debt_id = d.debt_id
      where ${activeAccesses(reading)} and ${allows('debts')} and d.status = 'open' order by d.due_date, d.debt_id`,
  )
  const payable = rows.filter(({ isOverdue, inReview }) => isOverdue && !inReview).map(({ debtId }) => debtId)
  const offers = payable.length > 0 ? await getOffers(client, reading, payable, reading.today) : []
  const byDebt = new Map(offers.map(({ debtId, ...offer }) => [debtId, offer]))
  return rows.map((row) => ({ ...row, offer: byDebt.get(row.debtId) ?? null }))
}

/** Returns receipts; a payer who may only pay gets those of payments made through the access. */
async function readReceipts(client: pg.ClientBase, reading: Reading) {
  type Receipt = NonNullable<PayerStudent['receipts']>[number]
  const rows = await query<OfAccess<Omit<Receipt, 'paidAt'>> & { paidAt: Date }>(
    client,
    sql`select a.access_id as "accessId", p.payment_id as "paymentId", p.method, p.amount_cents as amount, p.paid_at as "paidAt",
        (select jsonb_agg(jsonb_build_object('debtId', d.debt_id, 'type', d.type, 'description', ${localizedText(sql`d.description`, reading.languages)},
            'installment', d.installment, 'competency', d.competency, 'dueDate', d.due_date, 'amount', pd.amount_cents) order by d.due_date, d.debt_id)
          from financial.payment_debt pd join financial.debt d using (debt_id) where pd.payment_id = p.payment_id) as debts
      from financial.payer_access a join ${reached}
      join financial.payment p on p.tenant_id = a.tenant_id and p.user_id = a.user_id and p.institution_id = s.institution_id and p.status = 'approved'
      where ${activeAccesses(reading)} and (${allows('receipts')} or ${allows('pay')} and exists (
          select from financial.payer_event v where v.access_id = a.access_id and v.payment_id = p.payment_id and v.kind = 'charged'))
        and not exists (select from financial.payment_debt pd join financial.debt d using (debt_id)
          where pd.payment_id = p.payment_id and not (${isShownToPayers}))
      order by p.paid_at desc limit ${shownPayments}`,
  )
  return rows.map(({ paidAt, ...receipt }) => ({ ...receipt, paidAt: paidAt.toISOString() }))
}

async function readHistory(client: pg.ClientBase, reading: Reading) {
  type Late = NonNullable<PayerStudent['history']>[number]
  const paidOn = sql`(d.paid_at at time zone ${reading.timeZone}::text)::date`
  const rows = await query<OfAccess<Omit<Late, 'paidAt'>> & { paidAt: Date }>(
    client,
    sql`select a.access_id as "accessId", ${debtColumns(reading.languages)}, coalesce(d.paid_cents, 0) as amount, d.paid_at as "paidAt",
        ${paidOn} - d.due_date as "daysLate"
      from ${reachedDebts}
      where ${activeAccesses(reading)} and ${allows('history')} and d.status = 'settled' and d.paid_at is not null
        and d.due_date > ${reading.today}::date - make_interval(months => ${historyMonths}::int)
        and financial.is_late(d.institution_id, d.due_date, ${paidOn})
      order by d.paid_at desc limit ${shownPayments}`,
  )
  return rows.map(({ paidAt, ...late }) => ({ ...late, paidAt: paidAt.toISOString() }))
}

async function noteLooks(client: pg.ClientBase, students: readonly Student[], { tenantId, now }: { tenantId: number; now: Date }) {
  await query(
    client,
    sql`insert into financial.payer_event (tenant_id, access_id, kind, at)
      select ${tenantId}::int, seen, 'seen', ${now.toISOString()}::timestamptz
      from unnest(${`{${students.map(({ accessId }) => accessId).join(',')}}`}::uuid[]) seen
      where not exists (select from financial.payer_event v where v.access_id = seen and v.kind = 'seen'
        and v.at > ${now.toISOString()}::timestamptz - make_interval(mins => ${sameLook}::int))`,
  )
}
