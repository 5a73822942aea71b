import { type SQL, sql } from 'drizzle-orm'
import type { Credit } from '#api/financial/credits.ts'
import type { DebtScope } from '../access/scopes.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { inForce } from '../payments/booking/ledger-entries.queries.ts'
import { receiptNumber } from '../received-payments/received-payments.queries.ts'
import { scopeCondition } from '../../platform/scope-condition.ts'

/** The enrollments `e` of the given one's person at its institution; without an account, only that enrollment. */
export const ofSamePerson = (enrollmentId: number | SQL) => sql`financial.enrollment one join financial.enrollment e
  on one.enrollment_id = ${enrollmentId} and e.tenant_id = one.tenant_id and e.institution_id = one.institution_id
    and (e.enrollment_id = one.enrollment_id or e.user_id = one.user_id)`

/** Credit `l` with its receipt `r`, payment `p`, debt `d`, student `e` and what was taken from it, `taken`. */
export const creditTables = sql`financial.ledger_entry l
  join financial.receipt r on r.end_to_end_id = l.end_to_end_id
  join financial.payment p on p.payment_id = r.payment_id
  join financial.debt d on d.debt_id = l.debt_id
  join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
  cross join lateral (
    select coalesce(sum(t.amount_cents), 0)::bigint as cents from financial.ledger_entry t where t.credit_id = l.entry_id
  ) taken`

export const isCredit = sql`(l.kind = 'credit' and l.credit_id is null and l.amount_cents > 0 and ${inForce})`
export const creditLeft = sql`(l.amount_cents + taken.cents)`

export const creditInScope = (scope: DebtScope): SQL => scopeCondition(scope, { tenant: 'l', institution: 'd', user: 'e' })

/** `debt` with what names it, as JSON. */
export const namedDebt = ({ languages }: Pick<DebtScope, 'languages'>) => sql`jsonb_build_object(
  'debtId', d.debt_id, 'type', d.type, 'description', ${localizedText(sql`d.description`, languages)}, 'installment', d.installment, 'competency', d.competency)`

export const creditColumns = (scope: DebtScope) => sql`
  l.entry_id as "creditId", p.payment_id as "paymentId", ${receiptNumber(scope)} as "receiptNumber", p.method, r.paid_at as "paidAt",
  ${namedDebt(scope)} as debt, l.amount_cents as amount, ${creditLeft} as left`

export interface CreditRow extends Omit<Credit, 'paidAt'> {
  paidAt: Date
}

export const toCredit = <Row extends CreditRow>({ paidAt, ...row }: Row) => ({ ...row, paidAt: paidAt.toISOString() })
