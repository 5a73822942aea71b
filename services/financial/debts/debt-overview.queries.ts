import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtOffer, DebtOverview, DebtStatus, SemesterMonth } from '#api/financial/debts.ts'
import { offersTogether } from '#api/financial/debt-offers.ts'
import { mostDebtsOfPayment } from '#api/financial/payments.ts'
import { readTenant } from '../../platform/database.ts'
import { cardReviews, openDebtIds, paidByAgreement, debtTables, debtsInScope } from './debts.queries.ts'
import { dayAlone, offersRead } from '../campaigns/campaign-terms.queries.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import type { DebtScope } from '../access/scopes.ts'
import { openInstitutions } from '../payer-access/payer-settings.queries.ts'
import type { TenantCache } from '../../platform/tenant-cache.ts'

interface OverviewRow {
  status: Exclude<DebtStatus, 'canceled'>
  /** Reference month, in the semester of a student. */
  month: string | null
  count: number
  amount: number
  base: number
  in_review: boolean
  debtIds: number[]
  institutionIds: number[]
  /** Smallest amount in cents that plans split into installments; null if there are no such plans. */
  leastNegotiable: number | null
  takesPix: boolean
  hasPaymentLinks: boolean
  mayInvitePayers: boolean
}

/** Totals owed and paid (GET /debts/overview); `open` includes `overdue`. A user's own amounts are not cached, a tenant's until debts change. */
export function debtOverview(pool: pg.Pool, cache: TenantCache, scope: DebtScope, today: string): Promise<DebtOverview> {
  const read = () => readOverview(pool, scope, today)
  if (scope.userId !== null) return read()
  return cache.get(scope.tenantId, JSON.stringify(['overview', scope.institutionId, today]), read, () => 500)
}

/** Cached until debts change, a user's own too. */
export function paymentYears(pool: pg.Pool, cache: TenantCache, scope: DebtScope): Promise<number[]> {
  const { tenantId, institutionId, userId } = scope
  const key = JSON.stringify(['years', institutionId, userId])
  return cache.get(
    tenantId,
    key,
    () => readYears(pool, scope),
    () => 500,
    userId === null,
  )
}

async function readOverview(pool: pg.Pool, scope: DebtScope, today: string): Promise<DebtOverview> {
  const months = scope.userId === null ? [] : semesterMonths(today)
  const [rows, offered] = await readTenant(pool, scope.tenantId, (transaction) => {
    const debts = getRows<OverviewRow>(
      sql`select ${studentStatusOn(scope, today)} as status, ${isInMonths(months)} as month, count(*) as count, sum(${studentAmount(scope, today)})::bigint as amount,
          sum(financial.rest_base(d))::bigint as base,
          review.debt_id is not null as in_review, ${payable(scope, sql`array_agg(d.debt_id order by d.due_date, d.debt_id)`)} as "debtIds",
          ${payable(scope, sql`array_agg(distinct d.institution_id)`)} as "institutionIds", ${leastNegotiable(scope)} as "leastNegotiable", ${takesPix(scope)} as "takesPix", ${hasPaymentLinks(scope)} as "hasPaymentLinks", ${mayInvitePayers(scope)} as "mayInvitePayers"
        from ${debtTables(scope, {})} left join ${cardReviews} on review.debt_id = d.debt_id
        where ${debtsInScope(scope)} and d.status in ('open', 'settled' ${months.length > 0 ? sql`, 'in_agreement', 'in_agency', 'loss'` : sql``}) group by 1, 2, in_review`,
    )
    const offers = scope.userId === null ? [] : transaction.read(offersRead(scope, openDebtIds(scope), dayAlone(today)))
    return Promise.all([transaction.read(debts), offers])
  })
  const debtIds = idsOfOneCharge(rows)
  const offers = offersTogether(offered.filter(({ debtId }) => debtIds.includes(debtId)))
  const of = (isCounted: (row: OverviewRow) => boolean) =>
    rows.filter(isCounted).reduce(
      (sum, { count, amount, base }) => ({
        count: sum.count + count,
        amountPayable: sum.amountPayable + amount,
        // No discount outlives the due date.
        charges: sum.charges + amount - base,
      }),
      { count: 0, amountPayable: 0, charges: 0 },
    )
  const owedToday = of(isOwed)
  const least = rows[0]?.leastNegotiable ?? null
  return {
    today,
    open: of(({ status }) => status === 'open' || status === 'overdue'),
    overdue: of(({ status }) => status === 'overdue'),
    owedToday: {
      ...owedToday,
      isNegotiable: least !== null && owedToday.amountPayable >= least,
      debtIds,
      offer: offers.length > 0 ? offerOfAll(owedToday.amountPayable, offers) : null,
    },
    settled: of(({ status }) => status === 'settled'),
    inAgreement: of(({ status }) => status === 'in_agreement'),
    inAgency: of(({ status }) => status === 'in_agency'),
    loss: of(({ status }) => status === 'loss'),
    semester: months.map((month) => countMonth(month, rows)),
    takesPix: rows.some((row) => row.takesPix),
    hasPaymentLinks: rows.some((row) => row.hasPaymentLinks),
    mayInvitePayers: rows.some((row) => row.mayInvitePayers),
  }
}

const isOwed = ({ status, in_review }: OverviewRow) => status === 'overdue' && !in_review

/** Returns the overdue debts, oldest first; empty if one charge cannot pay them all. */
function idsOfOneCharge(rows: readonly OverviewRow[]): number[] {
  // Overdue debts outside the semester are from before it.
  const owed = rows.filter(isOwed).sort((one, other) => (one.month ?? '').localeCompare(other.month ?? ''))
  const debtIds = owed.flatMap((row) => row.debtIds)
  const institutions = new Set(owed.flatMap(({ institutionIds }) => institutionIds))
  return institutions.size === 1 && debtIds.length <= mostDebtsOfPayment ? debtIds : []
}

function offerOfAll(amountPayable: number, offers: readonly DebtOffer[]): DebtOverview['owedToday']['offer'] {
  const campaigns = new Map(offers.map(({ campaignId, name, validTo }) => [campaignId, { campaignId, name, validTo }]))
  return {
    amount: offers.reduce((rest, { discountAmount }) => rest - discountAmount, amountPayable),
    campaigns: [...campaigns.values()],
  }
}

/** The ids that a student can pay; none for staff, who pay no debts: a tenant has hundreds of thousands of them. */
const payable = ({ userId }: DebtScope, ids: SQL) =>
  userId === null ? sql`'{}'::int[]` : sql`coalesce(${ids} filter (where d.status = 'open'), '{}')`

const studentStatusOn = ({ userId }: DebtScope, today: string) =>
  userId === null
    ? sql`financial.status_on(d, ${today}::date)`
    : sql`case when ${paidByAgreement} then 'settled' else financial.status_on(d, ${today}::date) end`

/** Amounts of a user's debts; those that a settled agreement replaced do not count, because its installments do. */
const studentAmount = ({ userId }: DebtScope, today: string) =>
  userId === null
    ? sql`financial.debt_amount(d, ${today}::date)`
    : sql`case when ${paidByAgreement} then 0 else financial.debt_amount(d, ${today}::date) end`

/** First days of the six months from January or July on. */
function semesterMonths(today: string): string[] {
  const [year, month] = today.split('-')
  const first = Number(month) <= 6 ? 1 : 7
  return Array.from({ length: 6 }, (_, index) => `${year}-${String(first + index).padStart(2, '0')}-01`)
}

const isInMonths = (months: readonly string[]) =>
  months.length === 0
    ? sql`null::text`
    : sql`case when d.competency between ${months[0]}::date and ${months.at(-1)}::date then d.competency::text end`

function countMonth(month: string, rows: readonly OverviewRow[]): SemesterMonth {
  const count = (isCounted: (row: OverviewRow) => boolean) =>
    rows.filter((row) => row.month === month && isCounted(row)).reduce((sum, row) => sum + row.count, 0)
  return {
    month,
    settled: count(({ status }) => status === 'settled'),
    open: count(({ status, in_review }) => status === 'open' && !in_review),
    overdue: count(({ status, in_review }) => status === 'overdue' && !in_review),
    cardsInReview: count(({ status, in_review }) => in_review && status !== 'settled'),
    inAgreement: count(({ status }) => status === 'in_agreement'),
  }
}

/** Plans of one installment do not count: they give no more time, only costs. */
const leastNegotiable = ({ tenantId, institutionId }: DebtScope) => sql`(
  select min(greatest(p.minimum_cents, p.installment_count * greatest(p.minimum_installment_cents, 1))) from financial.agreement_plan p
  where p.tenant_id = ${tenantId} and p.retired_at is null and p.installment_count > 1 and p.payment_methods <> '{agreement}' ${institutionId === null ? sql`` : sql`and p.institution_id = ${institutionId}`})`

const takesPix = ({ tenantId, userId }: DebtScope) =>
  userId === null
    ? sql`false`
    : sql`exists (select from financial.enrollment own where own.tenant_id = ${tenantId} and own.user_id = ${userId} and 'pix' = any(financial.offered_methods(own.institution_id)))`

/** False for staff: their links are personal, whereas an overview of a whole tenant is shared. */
const hasPaymentLinks = ({ tenantId, userId }: DebtScope) =>
  userId === null
    ? sql`false`
    : sql`exists (select from financial.payment_link l where l.tenant_id = ${tenantId} and l.user_id = ${userId} and l.revoked_at is null)`

/** Whether one of the student's own institutions allows payers; false for staff, who invite nobody. */
const mayInvitePayers = (scope: DebtScope) =>
  scope.userId === null ? sql`false` : sql`exists (${openInstitutions({ ...scope, userId: scope.userId })})`

async function readYears(pool: pg.Pool, scope: DebtScope): Promise<number[]> {
  const rows = await readTenant(pool, scope.tenantId, ({ client }) =>
    query<{ year: number }>(
      client,
      sql`select distinct extract(year from d.competency)::int as year from ${debtTables(scope, {})} where ${debtsInScope(scope)} order by year desc`,
    ),
  )
  return rows.map(({ year }) => year)
}
