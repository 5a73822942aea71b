import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import { printedAccount } from '../../banks/banks.queries.ts'
import { getCivilDate } from '../../../platform/clock.ts'
import { readTenant } from '../../../platform/database.ts'
import { query } from '../../../platform/query.ts'
import type { DebtScope } from '../../access/scopes.ts'
import { maskedCpf } from '../../../platform/masking.ts'
import { paymentById, type StoredPayment, toPayment } from '../payments.queries.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { getPortfolio, getSlipBank } from './slip-banks.ts'

/** Leading digits of our number that identify the institution at the bank. */
const agreementDigits = 7

/** A bank slip's data while it is payable (GET /payments/{id}/slip). Throws NOT_FOUND when missing, not visible or no longer payable. */
export async function bankSlip(pool: pg.Pool, scope: DebtScope, paymentId: string, now: Date): Promise<BankSlipDocument> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const stored = await paymentById(client, scope, paymentId)
    if (!stored) throw new DomainError('NOT_FOUND')
    return slipDocument(client, scope, stored, now)
  })
}

/** Throws NOT_FOUND unless the payment is a registered slip that is still payable, so nobody pays it twice. */
export async function slipDocument(
  client: pg.ClientBase,
  { timeZone }: Pick<DebtScope, 'timeZone'>,
  stored: StoredPayment,
  now: Date,
): Promise<BankSlipDocument> {
  const { paymentId, status, slip, amount, debts } = toPayment(stored, now)
  if (!slip || status !== 'waiting_for_payment') throw new DomainError('NOT_FOUND')
  const { personId, payerName, payerTaxId, payableUntil, ...beneficiary } = await getParties(client, paymentId)
  return {
    ...slip,
    paymentId,
    amount,
    bank: getSlipBank(slip.barcode.slice(0, 3)),
    payableUntil,
    issuedOn: getCivilDate(stored.createdAt, timeZone),
    documentNumber: slip.ourNumber.slice(agreementDigits),
    kind: debts.every(({ type }) => type === 'tuition') ? 'ME' : 'DS',
    portfolio: getPortfolio(slip.barcode),
    beneficiary,
    // Slips are passed on to others who pay them.
    payer: {
      personId,
      name: payerName,
      taxId: maskedCpf(payerTaxId),
      registrations: [...new Set(debts.map(({ registration }) => registration))],
    },
    debts: debts.map(({ debtId, type, description, installment, competency, dueDate, amount: part }) => ({
      debtId,
      type,
      description,
      installment,
      competency,
      dueDate,
      amount: part,
    })),
  }
}

interface SlipParties {
  personId: number
  payerName: string
  payerTaxId: string
  payableUntil: string
  name: string
  taxId: string
  account: string
}

async function getParties(client: pg.ClientBase, paymentId: string): Promise<SlipParties> {
  const [sides] = await query<SlipParties>(
    client,
    sql`select p.user_id as "personId", e.student_name as "payerName", e.tax_id as "payerTaxId",
        financial.next_banking_day(p.institution_id, p.slip_due_on) as "payableUntil", i.name, i.tax_id as "taxId", coalesce(${printedAccount}, '') as account
      from financial.payment p
      join financial.institution i using (institution_id)
      left join financial.bank_account a on a.account_id = p.slip_account_id
      join financial.payment_debt pd using (payment_id)
      join financial.debt d on d.debt_id = pd.debt_id
      join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      where p.payment_id = ${paymentId}::uuid order by d.debt_id limit 1`,
  )
  return sides!
}
