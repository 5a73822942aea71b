import { type SQL, sql } from 'drizzle-orm'
import type { DebtOrigin, DebtType, ListedDebt } from '#api/financial/debts.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import type { DebtScope } from '../access/scopes.ts'
import type { TenantTransaction } from '../../platform/database.ts'
import { getRows } from '../../platform/read-together.ts'
import { getCodes, type SystemCodes, systemCodes } from '../settings/system-codes.queries.ts'
import { debtKind } from './debt-kind.ts'
import { isNegotiable, summaryColumns, type SummaryRow, summaryTables, toSummary, debtsInScope } from './debts.queries.ts'

const origins: Record<DebtType, DebtOrigin> = { tuition: 'enrollment', service: 'service', agreement: 'agreement' }

const recordColumns = (today: string) => {
  const day = sql`financial.amount_day(d, ${today}::date)`
  return sql`d.scholarship_cents, d.paid_by, coalesce(e.responsible_name, e.student_name) as responsible,
    financial.rest_fine(d, ${day}) + financial.rest_interest(d, ${day}) as charge_cents,
    financial.rest_base(d) as base_cents,
    ${isNegotiable(today)} as is_negotiable`
}

interface RecordRow extends SummaryRow {
  scholarship_cents: number
  paid_by: PaymentMethodType | null
  responsible: string
  charge_cents: number
  /** The remaining amount without charges and discounts. */
  base_cents: number
  /** Whether its institution's terms of agreements let it be negotiated once it is overdue. */
  is_negotiable: boolean
}

function toListed(row: RecordRow, codes: SystemCodes | undefined, today: string): ListedDebt {
  const debt = toSummary(row)
  const paymentType = row.status === 'in_agreement' ? 'agreement' : row.paid_by
  const netAmount = row.gross_cents - row.scholarship_cents
  return {
    ...debt,
    record: {
      scholarship: row.scholarship_cents,
      netAmount,
      charges: row.charge_cents,
      discounts: row.base_cents + row.charge_cents - row.amount_payable,
      paymentType,
      responsible: row.responsible,
      origin: origins[row.type],
      kind: debtKind({ ...debt, isNegotiable: row.is_negotiable && debt.cardInReview === null }, today),
      codes: getCodes(codes, row.status, paymentType),
    },
  }
}

/** Debts with their record, by id; missing and invisible ones are left out. @param debtIds an array */
export async function listedById(
  transaction: TenantTransaction,
  scope: DebtScope,
  debtIds: SQL,
  today: string,
): Promise<Map<number, ListedDebt>> {
  const [rows, codes] = await Promise.all([
    transaction.read(
      getRows<RecordRow>(
        sql`select ${summaryColumns(scope, today)}, ${recordColumns(today)} from ${summaryTables}
          where d.debt_id = any(${debtIds}) and ${debtsInScope(scope)}`,
        'paid_at',
      ),
    ),
    systemCodes(transaction, scope.tenantId),
  ])
  return new Map(rows.map((row) => [row.debt_id, toListed(row, codes.get(row.institution_id), today)]))
}
