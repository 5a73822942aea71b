import { type SQL, sql } from 'drizzle-orm'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import type { AmountLine } from '#api/financial/debts.ts'
import type { DebtScope } from '../access/scopes.ts'
import { localizedLines } from '../database/localized-text.queries.ts'
import { paidOfDebt } from '../payments/booking/ledger-entries.queries.ts'

/** Money that paid a debt, wholly or partly; applied credit counts on the day it was applied. */
export interface DebtMoney {
  /** ISO instant */
  paidAt: string
  amount: number
  /** Null for credit that was applied. */
  method: PaymentMethodType | null
  late: boolean
  /** The lines of what its code charged, or of the debt on the day when the money came. They sum to what it would have settled. */
  lines: AmountLine[]
}

/** The money of `financial.debt d`, as `DebtMoney[]` in the order in which it came; without what was taken off again. */
export const moneyOfDebt = (timeZone: string, languages: DebtScope['languages']): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('paidAt', paid.paid_at, 'amount', paid.cents, 'method', paid.method, 'late', paid.late,
      'lines', ${localizedLines(sql`coalesce(pd.lines, financial.amount_lines(d, (paid.paid_at at time zone ${timeZone}::text)::date))`, languages)}) order by paid.entry_id), '[]')
  from (
    select l.cents, l.entry_id, coalesce(l.applied_at, r.paid_at) as paid_at, l.applied_at is null and r.late as late,
      case when l.applied_at is null then p.method end as method, case when l.applied_at is null then p.payment_id end as payment_id
    from ${paidOfDebt} l join financial.receipt r on r.end_to_end_id = l.end_to_end_id join financial.payment p on p.payment_id = r.payment_id
  ) paid
  left join financial.payment_debt pd on pd.payment_id = paid.payment_id and pd.debt_id = d.debt_id)`
