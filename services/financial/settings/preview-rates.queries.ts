import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { RatesPreview, RatesQuestion } from '#api/financial-settings.ts'
import { type Clock, civilToday } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { Languages } from '../access/scopes.ts'
import { textIn } from '../database/localized-text.queries.ts'
import { managedBy, type SettingManager } from './read-settings.queries.ts'

/** The debt of the institution that fell due last, thirty days after that, by the rates it has and by others (GET /settings/preview). */
export function previewRates(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  manager: SettingManager & { timeZone: string; languages: Languages },
  { institutionId, finesBasisPoints, interestBasisPoints }: RatesQuestion,
): Promise<RatesPreview> {
  const today = civilToday(clock, manager.timeZone)
  return readTenant(pool, manager.tenantId, async ({ client }) => {
    const [found] = await query<NonNullable<RatesPreview['debt']> & Omit<RatesPreview, 'debt' | 'amount'> & { otherAmount: number }>(
      client,
      sql`with chosen as (
          select d.*, e.student_name, d.due_date + 30 as shown_on, d.gross_cents - d.scholarship_cents as base from financial.debt d
          join financial.institution i using (institution_id) join financial.enrollment e using (enrollment_id)
          where ${managedBy(manager)} and d.institution_id = ${institutionId} and d.status = 'open' and d.due_date < ${today}::date
            and d.gross_cents > d.scholarship_cents
          order by d.due_date desc, d.debt_id limit 1
        ), charged as (
          select c.*, financial.fine_cents(institution_id, base, ${finesBasisPoints}::int, due_date, shown_on) as fines,
            financial.interest_cents(institution_id, base, ${interestBasisPoints}::int, due_date, shown_on) as interest from chosen c
        )
        select debt_id as "debtId", type, ${textIn(sql`description`, manager.languages)} as description,
          installment, competency, due_date as "dueDate", student_name as "studentName", base as "baseAmount",
          base + financial.fine_cents(institution_id, base, fine_bp, due_date, shown_on)
            + financial.interest_cents(institution_id, base, interest_bp, due_date, shown_on) as amount,
          shown_on as on, fines as "finesAmount", interest as "interestAmount", base + fines + interest as "otherAmount" from charged`,
    )
    if (!found) return { debt: null, on: null, finesAmount: 0, interestAmount: 0, amount: 0 }
    const { on, finesAmount, interestAmount, otherAmount, ...debt } = found
    return { debt, on, finesAmount, interestAmount, amount: otherAmount }
  })
}
