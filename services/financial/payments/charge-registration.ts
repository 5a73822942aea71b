import { sql } from 'drizzle-orm'
import type { PaymentMethodType } from '#api/payments.ts'
import { appConfig } from '#config'
import { inTenant } from '../../platform/database.ts'
import { query } from '../database/query.ts'
import { inTime } from './deadline.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type RecordedCharge, type RegisteredCharge, registrarOf, removeCharge } from './registrars.ts'

/**
 * Makes the charge of a recorded payment where its money is received, and keeps what people pay by. May be repeated
 * after any failure: the transaction id was chosen before, so a second one is never made.
 *
 * @throws DomainError ACQUIRER_UNAVAILABLE when the charge was not confirmed; reconciliation tries again
 */
export async function registerCharge(ports: PaymentPorts, tenantId: number, paymentId: string): Promise<void> {
  const { pool, log } = ports
  const charge = await recordedCharge(ports, tenantId, paymentId)
  if (!charge) return
  const registrar = registrarOf(charge.method, ports)
  let registered: RegisteredCharge
  try {
    registered = await inTime(registrar.register(charge), appConfig.upstream.callDeadline)
  } catch (cause) {
    log.warn({ err: cause, paymentId }, 'a charge was not confirmed')
    throw new DomainError('ACQUIRER_UNAVAILABLE', { cause })
  }
  const kept = await inTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`update financial.payment set br_code = ${registered.brCode}, slip_barcode = ${registered.slipBarcode}, charge_state = 'registered'
        where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid and charge_state = 'requested' returning payment_id`,
    ),
  )
  // Canceled while it was being made. What people pay by was never shown to anyone.
  if (kept.length === 0 && (await isCanceled(ports, tenantId, paymentId))) await removeCharge(charge.method, charge.txid, ports)
}

/** The charge of a payment that is still to be made. */
async function recordedCharge({ pool }: PaymentPorts, tenantId: number, paymentId: string): Promise<RecordedCharge | undefined> {
  return inTenant(pool, tenantId, async ({ client }) => {
    const [row] = await query<RecordedCharge>(
      client,
      sql`select p.method, p.txid, p.amount_cents as amount, p.expires_at as "expiresAt", p.slip_due_on as "slipDueOn",
          i.merchant_name as "merchantName", i.city, i.name as "institutionName", i.tax_id as "institutionTaxId", i.pix_key as "pixKey",
          s.slip_bank as "slipBank", s.slip_agreement as "slipAgreement", s.slip_account as "slipAccount",
          e.student_name as "payerName", e.tax_id as "payerTaxId"
        from financial.payment p
        join financial.institution i using (institution_id)
        left join financial.payment_setting s using (institution_id)
        join lateral (
          select e.student_name, e.tax_id from financial.payment_debt pd
          join financial.debt d on d.debt_id = pd.debt_id
          join financial.enrollment e on e.enrollment_id = d.enrollment_id
          where pd.payment_id = p.payment_id order by pd.debt_id limit 1
        ) e on true
        where p.tenant_id = ${tenantId} and p.payment_id = ${paymentId}::uuid and p.charge_state = 'requested' and p.method <> 'credit_card'`,
    )
    return row
  })
}

async function isCanceled({ pool }: PaymentPorts, tenantId: number, paymentId: string): Promise<boolean> {
  const canceled = await inTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`select txid from financial.payment where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid
        and charge_state in ('removing', 'removed')`,
    ),
  )
  return canceled.length > 0
}

/**
 * Takes back where money is received what was canceled here. What fails is left for reconciliation.
 *
 * @param userId whose payments; null for everyone's
 */
export async function removeCanceledCharges(ports: PaymentPorts, tenantId: number, userId: number | null): Promise<void> {
  const { pool, log } = ports
  const canceled = await inTenant(pool, tenantId, ({ client }) =>
    query<{ payment_id: string; method: PaymentMethodType; txid: string }>(
      client,
      sql`select payment_id, method, txid from financial.payment where tenant_id = ${tenantId} and charge_state = 'removing'
        and (${userId}::int is null or user_id = ${userId}::int)`,
    ),
  )
  for (const { payment_id, method, txid } of canceled) {
    try {
      await inTime(removeCharge(method, txid, ports), appConfig.upstream.callDeadline)
      await inTenant(pool, tenantId, ({ client }) =>
        query(
          client,
          sql`update financial.payment set charge_state = 'removed'
            where tenant_id = ${tenantId} and payment_id = ${payment_id}::uuid and charge_state = 'removing'`,
        ),
      )
    } catch (error) {
      log.warn({ err: error, paymentId: payment_id }, 'a canceled charge was not taken back')
    }
  }
}
