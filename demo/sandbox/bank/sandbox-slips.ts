import type pg from 'pg'
import type { Logger } from 'pino'
import { slipBarcode } from '../../../services/financial/payments/slips/slip-line.ts'
import { signatureHeader, signNotification } from '../../../services/financial/payments/booking/notification-signature.ts'
import type { SlipBank, SlipRecord } from '../../../services/financial/payments/slips/slip-bank.ts'
import type { Clock } from '../../../services/platform/clock.ts'
import {
  insertSlip,
  insertSlipPayment,
  latestSlips,
  listSlipPayments,
  markSlipCanceled,
  paymentsOfSlip,
  type SandboxSlip,
  getSlip,
} from './slip-books.ts'

export interface SandboxSlipsOptions {
  pool: pg.Pool
  clock: Clock
  log: Logger
  secret: string
  notify(request: Request): Promise<Response>
}

/** Simulated slip bank; `pay` plays the payer's part. */
export interface SandboxSlips extends SlipBank {
  /** Pays in full, even when already paid, canceled or expired, and notifies. Returns the payment number; null when unknown. */
  pay(ourNumber: string): Promise<string | null>
  latest(): Promise<SandboxSlip[]>
}

/** Placeholder: `notify` ignores the URL. */
const webhookUrl = 'http://webhook.invalid/slips'

export function createSandboxSlips({ pool, clock, log, secret, notify }: SandboxSlipsOptions): SandboxSlips {
  /** A failed notification is only logged: reconciliation finds the money. */
  async function notifyInstitution(ourNumber: string) {
    const body = JSON.stringify({ slips: [{ ourNumber }] })
    const headers = { 'content-type': 'application/json', [signatureHeader]: signNotification(secret, body) }
    try {
      const response = await notify(new Request(webhookUrl, { method: 'POST', headers, body }))
      if (!response.ok) log.warn({ status: response.status, ourNumber }, 'the institution did not take a return')
    } catch (error) {
      log.warn({ err: error, ourNumber }, 'the institution could not be told of a paid slip')
    }
  }

  async function record(ourNumber: string): Promise<SlipRecord | null> {
    const slip = await getSlip(pool, ourNumber)
    return slip && { ...slip, received: await paymentsOfSlip(pool, ourNumber) }
  }

  return {
    async putSlip(order) {
      // Free field: agreement, our number and portfolio 17, as several banks use it.
      const barcode = slipBarcode({ bank: order.beneficiary.bank, amount: order.amount, dueOn: order.dueOn }, `000000${order.ourNumber}17`)
      await insertSlip(pool, order, barcode, clock.now())
      return (await record(order.ourNumber))!
    },
    getSlip: record,
    cancelSlip: (ourNumber) => markSlipCanceled(pool, ourNumber),
    listReturns: (span) => listSlipPayments(pool, span),
    async pay(ourNumber) {
      const slip = await getSlip(pool, ourNumber)
      if (!slip) return null
      const money = {
        endToEndId: `SLIP${crypto.randomUUID().replaceAll('-', '').slice(0, 24).toUpperCase()}`,
        txid: ourNumber,
        amount: slip.amount,
        paidAt: clock.now(),
      }
      await insertSlipPayment(pool, money)
      await notifyInstitution(ourNumber)
      return money.endToEndId
    },
    latest: () => latestSlips(pool),
  }
}
