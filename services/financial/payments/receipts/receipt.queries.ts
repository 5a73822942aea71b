import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { PaymentReceipt } from '#api/financial/payments.ts'
import { readTenant } from '../../../platform/database.ts'
import { localizedLines, localizedText } from '../../database/localized-text.queries.ts'
import { receiptNumber } from '../../received-payments/received-payments.queries.ts'
import { asBooked } from '../booking/ledger-entries.queries.ts'
import { query } from '../../../platform/query.ts'
import type { DebtScope } from '../../access/scopes.ts'
import { maskedCpf } from '../../../platform/masking.ts'
import { getCard, findPayment } from '../payments.queries.ts'
import { DomainError } from '../../../platform/domain-error.ts'

interface ProofRow {
  end_to_end_id: string
  number: string
  paid_at: Date
  institution_name: string
  institution_tax_id: string
  payer_name: string
  payer_tax_id: string
  amount: number
  late: boolean
  credit: number
}

/** A receipt for a person who paid by a link and of whom nothing is known. */
export type LinkReceipt = Omit<PaymentReceipt, 'payerName' | 'payerTaxId'> & { studentName: string }

/** Proof of a transfer, the first of the payment unless named (GET /payments/{id}/receipt). Throws NOT_FOUND when missing, not visible or not approved. */
export async function paymentReceipt(
  pool: pg.Pool,
  scope: DebtScope,
  { paymentId, receiptNumber: wanted = null }: { paymentId: string; receiptNumber?: string | null | undefined },
): Promise<PaymentReceipt> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const payment = await findPayment(client, scope, sql`p.payment_id = ${paymentId}::uuid and p.status = 'approved'`)
    if (!payment) throw new DomainError('NOT_FOUND')
    const [proof] = await query<ProofRow>(
      client,
      sql`select r.end_to_end_id, r.paid_at, i.name as institution_name, i.tax_id as institution_tax_id,
          ${receiptNumber(scope)} as number, r.amount_cents as amount, r.late,
          coalesce((select sum(l.amount_cents) from financial.ledger_entry l where l.end_to_end_id = r.end_to_end_id and l.kind = 'credit' and ${asBooked}), 0)::bigint as credit,
          e.student_name as payer_name, e.tax_id as payer_tax_id
        from financial.receipt r
        join financial.payment p using (payment_id)
        join financial.institution i using (institution_id)
        join financial.payment_debt pd using (payment_id)
        join financial.debt d on d.debt_id = pd.debt_id
        join financial.enrollment e on e.enrollment_id = d.enrollment_id
        where r.tenant_id = ${scope.tenantId} and r.payment_id = ${paymentId}::uuid and (${wanted}::text is null or ${receiptNumber(scope)} = ${wanted})
        order by r.receipt_number, d.debt_id limit 1`,
    )
    if (!proof) throw new DomainError('NOT_FOUND')
    return {
      paymentId,
      receiptNumber: proof.number,
      institutionName: proof.institution_name,
      institutionTaxId: proof.institution_tax_id,
      payerName: proof.payer_name,
      // Receipts are passed on, so they show as little of the payer as a bank's own receipt.
      payerTaxId: maskedCpf(proof.payer_tax_id),
      method: payment.method,
      card: getCard(payment),
      amount: proof.amount,
      creditAmount: proof.credit,
      late: proof.late,
      paidAt: proof.paid_at.toISOString(),
      endToEndId: proof.end_to_end_id,
      debts: await debtsPaidBy(client, scope, proof.end_to_end_id),
    }
  })
}

/** Returns the debts that the transfer still pays, wholly or partly; an ended agreement has given its share to the debts it had replaced. */
function debtsPaidBy(client: pg.ClientBase, { tenantId, languages }: DebtScope, endToEndId: string): Promise<PaymentReceipt['debts']> {
  return query<PaymentReceipt['debts'][number]>(
    client,
    sql`select d.debt_id as "debtId", d.type, ${localizedText(sql`d.description`, languages)} as description, d.request_id as "requestId", d.installment,
        d.competency, d.due_date as "dueDate", e.registration, e.course, paid.amount,
        case when pd.amount_cents = paid.amount then ${localizedLines(sql`pd.lines`, languages)} else '[]' end as lines
      from (
        select l.debt_id, sum(l.amount_cents)::bigint as amount from financial.ledger_entry l
        where l.tenant_id = ${tenantId} and l.end_to_end_id = ${endToEndId} and l.kind = 'settlement' and ${asBooked} group by 1 having sum(l.amount_cents) > 0
      ) paid
      join financial.debt d on d.debt_id = paid.debt_id
      join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      join financial.receipt r on r.end_to_end_id = ${endToEndId}
      left join financial.payment_debt pd on pd.payment_id = r.payment_id and pd.debt_id = d.debt_id
      order by d.due_date, d.debt_id`,
  )
}
