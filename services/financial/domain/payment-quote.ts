import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { PaymentQuote } from '#api/payments.ts'
import { inTenant } from '../../platform/database.ts'
import { debtsAndStudents, visible } from '../store/debt-queries.ts'
import { query } from '../store/query.ts'
import type { DebtScope } from './debt-scope.ts'
import { installmentOptions } from './card-installments.ts'
import { asMethods, paymentSettingOf } from './payment-setting.ts'
import { Refusal } from './refusal.ts'
import { slipDays } from './slip-days.ts'

type QuotedDebt = PaymentQuote['debts'][number] & { institutionId: number; enrollmentId: number; isOpen: boolean }

/**
 * What debts cost together on a day, and how they can be paid (GET payment/quote).
 *
 * @param on civil date; today when left out, and for days that are over
 * @throws Refusal NOT_FOUND, DEBT_NOT_PAYABLE when one is settled or they are of two institutions
 */
export async function paymentQuote(pool: pg.Pool, scope: DebtScope, { debtIds, on }: { debtIds: readonly number[]; on?: string | undefined }, today: string): Promise<PaymentQuote> {
  const day = on && on > today ? on : today
  return inTenant(pool, scope.tenantId, async ({ client }) => {
    const debts = await payableDebts(client, scope, debtIds, day)
    const setting = await paymentSettingOf(client, debts[0]!.institutionId)
    const amount = debts.reduce((sum, debt) => sum + debt.amount, 0)
    return {
      on: day,
      amount,
      debts: debts.map(({ institutionId: _institutionId, enrollmentId: _enrollmentId, isOpen: _isOpen, ...debt }) => debt),
      methods: asMethods(setting.methods),
      enrollmentId: debts[0]!.enrollmentId,
      installments: installmentOptions(amount, setting),
      slipDays: slipDays(today, debts.map(({ dueDate }) => dueDate)),
    }
  })
}

/** Debts of the scope at the amount of a day, all of which one charge can pay. @throws Refusal NOT_FOUND, DEBT_NOT_PAYABLE */
export async function payableDebts(client: pg.ClientBase, scope: DebtScope, debtIds: readonly number[], on: string): Promise<QuotedDebt[]> {
  const wanted = [...new Set(debtIds)]
  const debts = await query<QuotedDebt>(
    client,
    sql`select d.debt_id as "debtId", d.type, d.description, d.competency, d.due_date as "dueDate", e.registration, e.course,
        financial.debt_amount(d, ${on}::date) as amount, financial.amount_lines(d, ${on}::date) as lines,
        d.institution_id as "institutionId", d.enrollment_id as "enrollmentId", d.status = 'open' as "isOpen"
      from ${debtsAndStudents} where d.debt_id = any(${`{${wanted.join(',')}}`}::int[]) and ${visible(scope)} order by d.due_date, d.debt_id`,
  )
  if (debts.length < wanted.length) throw new Refusal('NOT_FOUND')
  const isPayable = debts.every(({ isOpen, amount, institutionId }) => isOpen && amount > 0 && institutionId === debts[0]!.institutionId)
  if (!isPayable) throw new Refusal('DEBT_NOT_PAYABLE')
  return debts
}
