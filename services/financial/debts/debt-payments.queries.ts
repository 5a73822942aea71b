import { type SQL, sql } from 'drizzle-orm'
import type { PaymentMethodType } from '#api/payments.ts'
import type { AmountLine } from '#api/debts.ts'
import type { DebtScope } from '../access/scopes.ts'
import { linesIn } from '../database/localized-text.queries.ts'

/** Money that a debt was paid by, whole or in part. */
export interface DebtMoney {
  /** ISO instant */
  paidAt: string
  amount: number
  method: PaymentMethodType
  late: boolean
  /** Of what its code charged, or of the debt on the day on which the money came. They sum to what it would have settled. */
  lines: AmountLine[]
}

/** Of `financial.debt d`, as `DebtMoney[]` in the order in which it came; without what was taken off again. */
export const moneyOfDebt = (timeZone: string, languages: DebtScope['languages']): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('paidAt', r.paid_at, 'amount', paid.cents, 'method', p.method, 'late', r.late,
      'lines', ${linesIn(sql`coalesce(pd.lines, financial.amount_lines(d, (r.paid_at at time zone ${timeZone}::text)::date))`, languages)}) order by paid.entry_id), '[]')
  from (
    select l.end_to_end_id, sum(l.amount_cents)::bigint as cents, min(l.entry_id) as entry_id from financial.ledger_entry l
    where l.tenant_id = d.tenant_id and l.debt_id = d.debt_id and l.kind = 'settlement' group by 1 having sum(l.amount_cents) > 0
  ) paid
  join financial.receipt r on r.end_to_end_id = paid.end_to_end_id
  join financial.payment p on p.payment_id = r.payment_id
  left join financial.payment_debt pd on pd.payment_id = p.payment_id and pd.debt_id = d.debt_id)`
