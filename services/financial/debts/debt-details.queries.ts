import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AmountLine, DebtDetails, DebtStatus } from '#api/financial/debts.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { readTenant } from '../../platform/database.ts'
import { debtsAndStudents, summaryColumns, type SummaryRow, summaryTables, toSummary, debtsInScope } from './debts.queries.ts'
import { type DebtMoney, moneyOfDebt } from './debt-payments.queries.ts'
import { linesPaid, sumOfLines } from './paid-lines.ts'
import { getInvoiceProblem } from '../invoices/invoice-problem.queries.ts'
import { applicationInstant, inForce } from '../payments/booking/ledger-entries.queries.ts'
import { addOffers, offersRead } from '../campaigns/campaign-terms.queries.ts'
import { paymentSettingRead, planRestrictionsRead, restrictSetting } from '../payments/payment-setting.queries.ts'
import { addLiveCharges, liveChargesRead, type Today, toLiveCharges } from '../payments/live-charges.queries.ts'
import { slipDaysRead, toSlipDays } from '../payments/slips/slip-days.queries.ts'
import { suggestedDay } from '../payments/slips/suggested-day.ts'
import { receiptNumber } from '../received-payments/received-payments.queries.ts'
import { localizedLines } from '../database/localized-text.queries.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import type { DebtScope } from '../access/scopes.ts'
import { DomainError } from '../../platform/domain-error.ts'

interface DetailsRow extends SummaryRow {
  tax_id: string
  has_account: boolean
  agreement_id: number | null
  fine_bp: number
  interest_bp: number
  breakdown_on: string
  lines: AmountLine[]
  /** The payments of a settled debt. */
  money: DebtMoney[]
}

interface ReceiptRow {
  payment_id: string
  number: string
  method: PaymentMethodType
  kind: 'settlement' | 'credit'
  late: boolean
  by_credit: boolean
  amount_cents: number
  paid_at: Date
}

const agreementInForce = sql`(
  select a.agreement_id from financial.agreement_debt ad join financial.agreement a using (agreement_id)
  where d.status = 'in_agreement' and ad.tenant_id = d.tenant_id and ad.debt_id = d.debt_id and a.canceled_at is null limit 1)`

/** Amounts as of `on` (`YYYY-MM-DD`, default today), or the day the amount was fixed. Throws NOT_FOUND when missing or not visible. */
export async function debtDetails(
  pool: pg.Pool,
  scope: DebtScope,
  { debtId, on }: { debtId: number; on?: string | undefined },
  { today, now }: Today,
): Promise<DebtDetails> {
  const day = sql`financial.amount_day(d, ${on ?? today}::date)`
  const itself = sql`array[${debtId}::int]`
  const ofDebt = (column: SQL, where = sql`true`) => sql`(select ${column} from financial.debt d where d.debt_id = ${debtId} and ${where})`
  const days = daysToCompare(debtId, today)
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const details = getRows<DetailsRow>(
      sql`select ${summaryColumns(scope, today)}, e.tax_id, e.user_id is not null as has_account, ${agreementInForce} as agreement_id,
          d.fine_bp, d.interest_bp, ${day} as breakdown_on, ${localizedLines(sql`financial.amount_lines(d, ${day})`, scope.languages)} as lines,
          case when d.status = 'settled' then ${moneyOfDebt(scope.timeZone, scope.languages)} else '[]' end as money
        from ${summaryTables} where d.debt_id = ${debtId} and ${debtsInScope(scope)}`,
      'paid_at',
    )
    const received = getRows<ReceiptRow>(
      sql`select r.payment_id, ${receiptNumber(scope)} as number, p.method, l.kind, l.applied_at is null and r.late as late, l.cents as amount_cents,
          l.kind = 'settlement' and l.applied_at is not null as by_credit, coalesce(l.applied_at, r.paid_at) as paid_at
        from (
          select l.end_to_end_id, l.kind, sum(l.amount_cents)::bigint as cents, min(l.entry_id) as entry_id, min(${applicationInstant}) as applied_at
          from financial.ledger_entry l
          where l.tenant_id = ${scope.tenantId} and l.debt_id = ${debtId} and l.credit_id is null and l.kind in ('settlement', 'credit') and ${inForce}
          group by l.end_to_end_id, l.kind, l.use_id having sum(l.amount_cents) > 0
        ) l join financial.receipt r using (end_to_end_id) join financial.payment p on p.payment_id = r.payment_id
        order by paid_at, l.entry_id`,
      'paid_at',
    )
    const [[row], receipts, charges, offers, amounts, [slips], [setting], restrictions, invoiceProblem] = await Promise.all([
      transaction.read(details),
      transaction.read(received),
      transaction.read(liveChargesRead(scope, itself, { today, now })),
      scope.userId === null ? [] : transaction.read(offersRead(scope, itself, sql`array[${on ?? today}::date] || ${days}`)),
      transaction.read(amountsRead(debtId, days)),
      transaction.read(
        slipDaysRead(
          {
            institutionId: ofDebt(sql`d.institution_id`, sql`d.status = 'open'`),
            debtIds: itself,
            deadline: ofDebt(sql`financial.next_banking_day(d.institution_id, d.due_date)`),
          },
          today,
        ),
      ),
      transaction.read(paymentSettingRead(ofDebt(sql`d.institution_id`))),
      transaction.read(planRestrictionsRead(itself)),
      // Only staff see invoice problems.
      scope.userId === null ? getInvoiceProblem(transaction, scope.tenantId, debtId) : null,
    ])
    if (!row) throw new DomainError('NOT_FOUND')
    const lines = row.money.length > 0 ? linesPaid(row.money) : row.lines
    const charged = addLiveCharges([toSummary(row)], toLiveCharges(charges))
    const isPayable = row.status === 'open' || row.status === 'overdue'
    const debts = [{ debtId, payableUntil: row.payable_until, discountUntil: row.discount_until }]
    const payableOn = isPayable ? toSlipDays(slips!, { debts }) : null
    const suggested = payableOn && suggestedDay(today, payableOn)
    const onSuggested =
      suggested && suggested !== payableOn.usual ? amounts.find((one) => one.day === suggested)?.amount : payableOn?.usualAmount
    const [then] = addOffers(
      charged,
      offers.filter((offer) => offer.on === suggested),
    )
    const [summary] = addOffers(
      charged,
      offers.filter((offer) => offer.on === (on ?? today)),
    )
    const { methods } = restrictSetting(setting!, restrictions, 1)
    return {
      ...summary!,
      taxId: row.tax_id,
      studentHasAccount: row.has_account,
      today,
      agreementId: row.agreement_id,
      methods,
      rates: { finesBasisPoints: row.fine_bp, interestBasisPoints: row.interest_bp },
      slipDays: payableOn,
      suggestedDay: suggested && onSuggested !== undefined ? { on: suggested, amountPayable: then?.offer?.amount ?? onSuggested } : null,
      invoiceProblem,
      breakdown: { on: row.breakdown_on, lines, amountPayable: sumOfLines(lines) },
      receipts: receipts.map(({ payment_id, number, method, kind, late, by_credit, amount_cents, paid_at }) => ({
        paymentId: payment_id,
        receiptNumber: number,
        kind,
        late,
        byCredit: by_credit,
        method,
        amount: amount_cents,
        paidAt: paid_at.toISOString(),
      })),
    }
  })
}

/** SQL array of the days that `suggestedDay` may be and on which a campaign may lower the price; never before the due date. */
const daysToCompare = (debtId: number, today: string): SQL => sql`(
  select array_agg(distinct day) from financial.debt d
  cross join lateral unnest(array[d.due_date, ${today}::date + 1]) ending
  cross join lateral (select financial.next_banking_day(d.institution_id, ending) as day) days
  where d.debt_id = ${debtId} and d.status = 'open' and day >= ${today}::date)`

const amountsRead = (debtId: number, days: SQL) =>
  getRows<{ day: string; amount: number }>(
    sql`select day, financial.debt_amount(d, day) as amount from financial.debt d cross join unnest(${days}) day where d.debt_id = ${debtId}`,
  )

export async function debtState(
  pool: pg.Pool,
  scope: DebtScope,
  debtId: number,
  today: string,
): Promise<{ debtId: number; status: DebtStatus; paidAt: string | null }> {
  const [row] = await readTenant(pool, scope.tenantId, ({ client }) =>
    query<{ status: DebtStatus; paid_at: Date | null }>(
      client,
      sql`select financial.status_on(d, ${today}::date) as status, d.paid_at from ${debtsAndStudents} where d.debt_id = ${debtId} and ${debtsInScope(scope)}`,
    ),
  )
  if (!row) throw new DomainError('NOT_FOUND')
  return { debtId, status: row.status, paidAt: row.paid_at?.toISOString() ?? null }
}
