import type pg from 'pg'
import { inTenant } from '../../platform/database.ts'
import { cancelPaymentsFor } from '../payments/payment-attempt.queries.ts'
import { removeCanceledCharges } from '../payments/charge-registration.ts'
import { civilToday } from '../../platform/clock.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { lockDebtsOfAgreement, markCanceled, reopenReplacedDebts, unpaidAgreements } from './agreement-cancellation.queries.ts'
import { cancelOpenDebts } from '../debts/debt-changes.queries.ts'
import { financialTenants } from '../database/tenants.queries.ts'

/**
 * Cancels agreements whose first installment is unpaid past the allowed days, and reopens their debts. Paid installments stay paid.
 * Idempotent and safe to run concurrently.
 */
export async function cancelUnpaidAgreements(ports: PaymentPorts): Promise<void> {
  const { pool, clock, log, timeZoneOf } = ports
  for (const tenantId of await financialTenants(pool)) {
    const today = civilToday(clock, await timeZoneOf(tenantId))
    const unpaid = await inTenant(pool, tenantId, ({ client }) => unpaidAgreements(client, tenantId, today))
    for (const agreementId of unpaid) {
      try {
        await inTenant(pool, tenantId, ({ client }) =>
          cancelAgreement(client, tenantId, agreementId, { now: clock.now(), today, onAgreementCanceled: ports.onAgreementCanceled }),
        )
      } catch (error) {
        log.error({ err: error, agreementId }, 'an unpaid agreement was not canceled')
      }
    }
    if (unpaid.length > 0) await removeCanceledCharges(ports, tenantId, null)
  }
}

async function cancelAgreement(
  client: pg.ClientBase,
  tenantId: number,
  agreementId: number,
  { now, today, onAgreementCanceled }: Pick<PaymentPorts, 'onAgreementCanceled'> & { now: Date; today: string },
): Promise<void> {
  const locked = await lockDebtsOfAgreement(client, tenantId, agreementId)
  // Recheck under the lock: it may have been paid or canceled meanwhile.
  const canceled = await markCanceled(client, tenantId, agreementId, { now, today })
  if (!canceled) return
  const installments = locked.filter(({ installment }) => installment).map(({ debt_id }) => debt_id)
  const replaced = locked.filter(({ installment }) => !installment).map(({ debt_id }) => debt_id)
  await cancelPaymentsFor(client, tenantId, installments, now)
  await cancelOpenDebts(client, tenantId, installments, today)
  await reopenReplacedDebts(client, tenantId, replaced)
  if (canceled.userId !== null) await onAgreementCanceled?.(client, { tenantId, agreementId, userId: canceled.userId })
}
