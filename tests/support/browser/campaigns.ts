import { addDays } from 'date-fns'
import type pg from 'pg'
import { addCampaign } from '../../../services/financial/testing/builders.ts'
import { getCivilDate } from '../../../services/platform/clock.ts'
import { inTenant } from '../../../services/platform/database.ts'
import type { TestStudent } from './students.ts'

/** No fine, no interest, 10% off; `from` and `to` are days from today. Returns the campaign's id. */
export function addOwnCampaign(
  pool: pg.Pool,
  debtIds: readonly number[],
  { from = -3, to = 10, ...terms }: { from?: number; to?: number; methods?: string[] } = {},
): Promise<number> {
  const rows = async <Row extends pg.QueryResultRow>(tenant: number, text: string, values: unknown[] = []) =>
    (await inTenant(pool, tenant, ({ client }) => client.query<Row>(text, values))).rows
  const day = (days: number) => getCivilDate(addDays(new Date(), days), 'America/Sao_Paulo')
  return addCampaign({ rows }, { institutionId: 11, listed: debtIds, validFrom: day(from), validTo: day(to), ...terms })
}

/** Adds a debt of R$ 500,00 due five days ago. Returns its id. */
export async function addOverdueDebt(pool: pg.Pool, { overdueDebtId }: TestStudent): Promise<number> {
  const { rows } = await inTenant(pool, 1, ({ client }) =>
    client.query<{ debt_id: number }>(
      `insert into financial.debt (tenant_id, institution_id, enrollment_id, type, status, description, competency, due_date, gross_cents, fine_bp, interest_bp)
       select tenant_id, institution_id, enrollment_id, 'service', 'open', '{"pt-BR": "Histórico escolar"}', competency, due_date, gross_cents, fine_bp, interest_bp
       from financial.debt where debt_id = $1 returning debt_id`,
      [overdueDebtId],
    ),
  )
  return rows[0]!.debt_id
}
