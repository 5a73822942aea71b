import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Counted, ReceivedReport, ReportSelection } from '#api/financial/financial-reports.ts'
import { type PaymentMethodType, paymentMethodType } from '#api/financial/payments.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import type { DebtScope } from '../access/scopes.ts'
import { plainlyMatching, paymentsInScope } from '../received-payments/received-payments.queries.ts'
import { type Period, splitPeriod, getPeriod, getSum } from './report-periods.ts'

const defaultDays = 30

type MethodOfDay = Counted & { day: string; method: PaymentMethodType }

/** Rows by day and method; their sum is the report's total. */
export const receivedByMethod = (scope: DebtScope, { institutionId, from, to }: Period & { institutionId?: number | undefined }) =>
  getRows<MethodOfDay>(
    sql`with chosen as materialized (
        select p.payment_id, p.method, (p.paid_at at time zone ${scope.timeZone}::text)::date as day
        from financial.payment p where ${paymentsInScope(scope)} and ${plainlyMatching(scope, { institutionId, paidFrom: from, paidTo: to })}
      )
      select c.day, c.method, count(distinct c.payment_id)::int as count, coalesce(sum(r.amount_cents), 0)::bigint as amount
      from chosen c left join financial.receipt r on r.tenant_id = ${scope.tenantId} and r.payment_id = c.payment_id group by 1, 2`,
  )

/** Money received by the day of the payment and by method: the sums of the list of received payments. */
export async function received(
  client: pg.ClientBase,
  scope: DebtScope,
  { institutionId, ...selection }: Omit<ReportSelection, 'report'>,
  today: string,
): Promise<ReceivedReport> {
  const period = getPeriod(selection, today, defaultDays)
  const found = await query<MethodOfDay>(client, receivedByMethod(scope, { institutionId, ...period }).statement)
  const { unit, parts } = splitPeriod(period)
  const rows = parts.map((part) => {
    const within = found.filter(({ day }) => day >= part.from && day <= part.to)
    const methods = Object.fromEntries(paymentMethodType.options.map((method) => [method, ofMethod(within, method)])) as Record<
      PaymentMethodType,
      Counted
    >
    return { ...part, ...getSum(within), methods }
  })
  const methods = paymentMethodType.options.map((method) => ({ method, ...ofMethod(found, method) }))
  return { report: 'received', today, ...period, unit, methods, rows, total: getSum(found) }
}

const ofMethod = (found: readonly MethodOfDay[], method: PaymentMethodType) => getSum(found.filter((row) => row.method === method))
