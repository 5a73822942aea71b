import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type {
  AgreedDebt,
  AgreedInstallment,
  AgreementDetails,
  AgreementFilter,
  AgreementPage,
  AgreementSortColumn,
  AgreementSummary,
} from '#api/financial/agreements.ts'
import { readTenant } from '../../platform/database.ts'
import {
  agreementColumns,
  type AgreementRow,
  agreementsAndStudents,
  agreementSortKeys,
  agreementFilterCondition,
  agreementsInScope,
} from './agreements.queries.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import type { DebtScope } from '../access/scopes.ts'
import { DomainError } from '../../platform/domain-error.ts'

const exportBatch = 1_000

export interface AgreementSelection {
  filter: AgreementFilter
  sort: AgreementSortColumn | `-${AgreementSortColumn}`
}

/** A page of the visible agreements (GET /agreements), with the true count even beyond the last page. */
export async function listAgreements(
  pool: pg.Pool,
  scope: DebtScope,
  { page, perPage, ...selection }: AgreementSelection & { page: number; perPage: number },
  today: string,
): Promise<AgreementPage> {
  const ids = await orderedIds(pool, scope, selection, today)
  const results = await summaries(pool, scope, ids.slice((page - 1) * perPage, page * perPage), today)
  return { results, totalCount: ids.length, page, perPage }
}

/** All agreements of a selection, in batches (GET /agreements/export). Stops when `signal` aborts. */
export async function* exportAgreements(
  pool: pg.Pool,
  scope: DebtScope,
  selection: AgreementSelection,
  today: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ total: number; rows: AgreementSummary[] }, void> {
  const ids = await orderedIds(pool, scope, selection, today)
  for (let from = 0; from === 0 || from < ids.length; from += exportBatch) {
    if (signal?.aborted) return
    yield { total: ids.length, rows: await summaries(pool, scope, ids.slice(from, from + exportBatch), today) }
  }
}

/** One agreement with its installments and replaced debts (GET /agreements/{id}). Throws NOT_FOUND when missing or not visible. */
export async function agreementDetails(pool: pg.Pool, scope: DebtScope, agreementId: number, today: string): Promise<AgreementDetails> {
  return readTenant(pool, scope.tenantId, async (transaction) => {
    const itself = getRows<AgreementRow>(
      sql`select ${agreementColumns} from ${agreementsAndStudents(today)} where a.agreement_id = ${agreementId} and ${agreementsInScope(scope)}`,
      'madeAt',
      'canceledAt',
    )
    const parts = getRows<Omit<AgreedInstallment, 'paidAt'> & { paidAt: Date | null }>(
      sql`select ai.number, d.due_date as "dueDate", ai.amount_cents as amount, d.debt_id as "debtId", d.paid_at as "paidAt",
          financial.status_on(d, ${today}::date) as status, financial.debt_amount(d, ${today}::date) as "amountPayable"
        from financial.agreement_installment ai join financial.debt d on d.debt_id = ai.debt_id
        where ai.tenant_id = ${scope.tenantId} and ai.agreement_id = ${agreementId} order by ai.number`,
      'paidAt',
    )
    const replaced = getRows<AgreedDebt>(
      sql`select d.debt_id as "debtId", d.type, ${localizedText(sql`d.description`, scope.languages)} as description, d.installment, d.competency, d.due_date as "dueDate", ad.amount_cents as amount,
          financial.status_on(d, ${today}::date) as status
        from financial.agreement_debt ad join financial.debt d on d.debt_id = ad.debt_id
        where ad.tenant_id = ${scope.tenantId} and ad.agreement_id = ${agreementId} order by d.due_date, d.debt_id`,
    )
    const [[row], installments, debts] = await Promise.all([transaction.read(itself), transaction.read(parts), transaction.read(replaced)])
    if (!row) throw new DomainError('NOT_FOUND')
    const { madeAt, canceledAt, ...agreement } = row
    return {
      ...agreement,
      madeAt: madeAt.toISOString(),
      canceledAt: canceledAt?.toISOString() ?? null,
      today,
      installments: installments.map(({ paidAt, ...installment }) => ({ ...installment, paidAt: paidAt?.toISOString() ?? null })),
      debts: [...debts],
    }
  })
}

async function orderedIds(pool: pg.Pool, scope: DebtScope, { filter, sort }: AgreementSelection, today: string): Promise<number[]> {
  const descending = sort.startsWith('-')
  const key = agreementSortKeys[(descending ? sort.slice(1) : sort) as AgreementSortColumn]
  const direction = descending ? sql`desc` : sql`asc`
  const rows = await readTenant(pool, scope.tenantId, ({ client }) =>
    query<{ agreement_id: number }>(
      client,
      sql`select a.agreement_id from ${agreementsAndStudents(today)} where ${agreementsInScope(scope)} and ${agreementFilterCondition(scope, filter)}
        order by ${key} ${direction}, a.agreement_id ${direction}`,
    ),
  )
  return rows.map(({ agreement_id }) => agreement_id)
}

async function summaries(pool: pg.Pool, scope: DebtScope, ids: readonly number[], today: string): Promise<AgreementSummary[]> {
  if (ids.length === 0) return []
  const array = `{${ids.join(',')}}`
  const rows = await readTenant(pool, scope.tenantId, ({ client }) =>
    query<AgreementRow>(
      client,
      sql`select ${agreementColumns} from ${agreementsAndStudents(today)}
        where ${agreementsInScope(scope)} and a.agreement_id = any(${array}::int[]) order by array_position(${array}::int[], a.agreement_id)`,
    ),
  )
  return rows.map(
    ({ madeAt, canceledAt: _canceledAt, cancelAfterDays: _days, cancelAfterCount: _count, personId: _personId, ...summary }) => ({
      ...summary,
      madeAt: madeAt.toISOString(),
    }),
  )
}
