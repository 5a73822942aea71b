import type pg from 'pg'
import { getCivilDate, civilToday } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { financialTenants } from '../database/tenants.queries.ts'
import { cancelOpenDebts } from '../debts/debt-changes.queries.ts'
import { payDebts } from '../debts/pay-debts.queries.ts'
import { orderInvoices } from '../invoices/invoice-orders.queries.ts'
import { allocate } from '../payments/booking/allocation.ts'
import { keepAsCredit, type Moment, type ReturnedMoney, takeMoneyBack, writeMoney } from '../payments/booking/returned-money.queries.ts'
import { removeCanceledCharges } from '../payments/charge-registration.ts'
import { cancelUnfinishedPayments } from '../payments/payment-attempt.queries.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import {
  brokenAgreements,
  keepReturned,
  lockDebtsOfAgreement,
  markCanceled,
  readOpenDebts,
  reopenReplacedDebts,
} from './agreement-cancellation.queries.ts'

/**
 * Cancels agreements that are broken by their terms, and reopens their debts, which what was paid on the agreement reduces. Does the
 * latter for those that were canceled before it did. Idempotent and safe to run concurrently.
 */
export async function cancelUnpaidAgreements(ports: PaymentPorts): Promise<void> {
  const { pool, clock, log, getTimeZone } = ports
  for (const tenantId of await financialTenants(pool)) {
    const timeZone = await getTimeZone(tenantId)
    const today = civilToday(clock, timeZone)
    const broken = await inTenant(pool, tenantId, ({ client }) => brokenAgreements(client, tenantId, today))
    for (const agreementId of broken) {
      try {
        await inTenant(pool, tenantId, ({ client }) =>
          cancelAgreement(client, tenantId, agreementId, {
            now: clock.now(),
            today,
            timeZone,
            onAgreementCanceled: ports.onAgreementCanceled,
          }),
        )
      } catch (error) {
        log.error({ err: error, agreementId }, 'a broken agreement was not canceled')
      }
    }
    if (broken.length > 0) await removeCanceledCharges(ports, tenantId, null)
  }
}

async function cancelAgreement(
  client: pg.ClientBase,
  tenantId: number,
  agreementId: number,
  { now, today, timeZone, onAgreementCanceled }: Pick<PaymentPorts, 'onAgreementCanceled'> & Moment & { timeZone: string },
): Promise<void> {
  const locked = await lockDebtsOfAgreement(client, tenantId, agreementId)
  // Recheck under the lock: it may have been paid or canceled meanwhile.
  const canceled = await markCanceled(client, tenantId, agreementId, { now, today })
  if (!canceled) return
  const installments = locked.filter(({ installment }) => installment).map(({ debt_id }) => debt_id)
  const replaced = locked.filter(({ installment }) => !installment).map(({ debt_id }) => debt_id)
  await cancelUnfinishedPayments(client, tenantId, installments, now)
  await reopenReplacedDebts(client, tenantId, replaced)
  const returned = await takeMoneyBack(client, tenantId, installments, { now, today })
  await cancelOpenDebts(client, tenantId, installments, { now, today })
  for (const money of returned) await returnMoney(client, tenantId, money, replaced, { now, timeZone })
  const total = returned.reduce((sum, { amount }) => sum + amount, 0)
  await keepReturned(client, tenantId, agreementId, total)
  if (canceled.isNew && canceled.userId !== null) await onAgreementCanceled?.(client, { tenantId, agreementId, userId: canceled.userId })
}

/** Returns payments to the reopened debts, earliest due first, at their price on the day the money came; the rest becomes credit. */
async function returnMoney(
  client: pg.ClientBase,
  tenantId: number,
  money: ReturnedMoney,
  debtIds: readonly number[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const { amount, paidAt, paymentId } = money
  const on = getCivilDate(paidAt, timeZone)
  const owed = await readOpenDebts(client, tenantId, debtIds, on)
  const none = { debtId: money.debtId, due: 0, open: false }
  const parts = allocate(amount, [...owed, none])
  const payments = parts.flatMap((part) => {
    const due = owed.find(({ debtId }) => debtId === part.debtId)?.due
    return part.kind === 'settlement' && due !== undefined ? [{ debtId: part.debtId, amount: part.amount, due, on, paidAt, paymentId }] : []
  })
  await orderInvoices(client, tenantId, await payDebts(client, tenantId, payments), now)
  await cancelUnfinishedPayments(
    client,
    tenantId,
    payments.map(({ debtId }) => debtId),
    now,
  )
  const entries = parts.map(({ debtId, kind, amount: part }) => ({ ...money, debtId, kind, amount: part }))
  await writeMoney(
    client,
    tenantId,
    entries.filter(({ kind }) => kind === 'settlement'),
    now,
  )
  await keepAsCredit(
    client,
    tenantId,
    entries.filter(({ kind }) => kind === 'credit'),
    now,
  )
}
