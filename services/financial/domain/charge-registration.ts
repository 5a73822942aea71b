import { sql } from 'drizzle-orm'
import { appConfig } from '#config'
import { inTenant } from '../../platform/database.ts'
import { query } from '../store/query.ts'
import type { AcquirerRecord } from './acquirer.ts'
import { inTime } from './deadline.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { Refusal } from './refusal.ts'

interface ChargeRow {
  txid: string
  amount: number
  expires_at: Date
  pix_key: string
  merchant_name: string
  city: string
  student_name: string
  tax_id: string
}

/**
 * Makes the charge of a recorded payment at the acquirer and keeps its code. May be repeated after any failure:
 * the transaction id was chosen before, so the acquirer never makes a second one.
 *
 * @throws Refusal ACQUIRER_UNAVAILABLE when the acquirer did not confirm; reconciliation tries again
 */
export async function registerCharge({ pool, log, acquirer }: PaymentPorts, tenantId: number, paymentId: string): Promise<void> {
  const charge = await inTenant(pool, tenantId, async ({ client }) => {
    const [row] = await query<ChargeRow>(
      client,
      sql`select p.txid, p.amount_cents as amount, p.expires_at, i.pix_key, i.merchant_name, i.city, e.student_name, e.tax_id
        from financial.payment p
        join financial.institution i using (institution_id)
        join lateral (
          select e.student_name, e.tax_id from financial.payment_debt pd
          join financial.debt d on d.debt_id = pd.debt_id
          join financial.enrollment e on e.enrollment_id = d.enrollment_id
          where pd.payment_id = p.payment_id order by pd.debt_id limit 1
        ) e on true
        where p.tenant_id = ${tenantId} and p.payment_id = ${paymentId}::uuid and p.charge_state = 'requested'`,
    )
    return row
  })
  if (!charge) return
  let record: AcquirerRecord
  try {
    const asked = acquirer.putCharge({
      txid: charge.txid,
      amount: charge.amount,
      expiresAt: charge.expires_at,
      receiver: { pixKey: charge.pix_key, name: charge.merchant_name, city: charge.city },
      payer: { name: charge.student_name, taxId: charge.tax_id },
      description: charge.merchant_name,
    })
    record = await inTime(asked, appConfig.upstream.callDeadline)
  } catch (cause) {
    log.warn({ err: cause, paymentId }, 'the acquirer did not confirm a charge')
    throw new Refusal('ACQUIRER_UNAVAILABLE', { cause })
  }
  const kept = await inTenant(pool, tenantId, ({ client }) =>
    query(
      client,
      sql`update financial.payment set br_code = ${record.brCode}, charge_state = 'registered'
        where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid and charge_state = 'requested' returning payment_id`,
    ),
  )
  // Canceled while the acquirer was busy making it. Its code was never shown to anyone.
  if (kept.length === 0) await removeIfCanceled({ pool, acquirer }, tenantId, paymentId)
}

async function removeIfCanceled({ pool, acquirer }: Pick<PaymentPorts, 'pool' | 'acquirer'>, tenantId: number, paymentId: string) {
  const [canceled] = await inTenant(pool, tenantId, ({ client }) =>
    query<{ txid: string }>(
      client,
      sql`select txid from financial.payment where tenant_id = ${tenantId} and payment_id = ${paymentId}::uuid
        and charge_state in ('removing', 'removed')`,
    ),
  )
  if (canceled) await acquirer.removeCharge(canceled.txid)
}

/**
 * Takes back at the acquirer what was canceled here. What fails is left for reconciliation.
 *
 * @param userId whose payments; null for everyone's
 */
export async function removeCanceledCharges({ pool, log, acquirer }: PaymentPorts, tenantId: number, userId: number | null): Promise<void> {
  const canceled = await inTenant(pool, tenantId, ({ client }) =>
    query<{ payment_id: string; txid: string }>(
      client,
      sql`select payment_id, txid from financial.payment where tenant_id = ${tenantId} and charge_state = 'removing'
        and (${userId}::int is null or user_id = ${userId}::int)`,
    ),
  )
  for (const { payment_id, txid } of canceled) {
    try {
      await inTime(acquirer.removeCharge(txid), appConfig.upstream.callDeadline)
      await inTenant(pool, tenantId, ({ client }) =>
        query(
          client,
          sql`update financial.payment set charge_state = 'removed'
            where tenant_id = ${tenantId} and payment_id = ${payment_id}::uuid and charge_state = 'removing'`,
        ),
      )
    } catch (error) {
      log.warn({ err: error, paymentId: payment_id }, 'the acquirer did not remove a canceled charge')
    }
  }
}
