import type pg from 'pg'
import type { Logger } from 'pino'
import {
  type Acquirer,
  type AcquirerCharge,
  type AcquirerRecord,
  ChargeRefused,
  type ReceivedMoney,
} from '../../../services/financial/payments/pix/pix-acquirer.ts'
import { signatureHeader, signNotification } from '../../../services/financial/payments/booking/notification-signature.ts'
import type { Clock } from '../../../services/platform/clock.ts'
import { brCode } from './br-code.ts'
import { isSandboxPixKey } from './pix-keys.ts'
import { getAllPix, getCharge, insertCharge, insertPix, latestCharges, listPix, markRemoved, type SandboxCharge } from './pix-books.ts'

export interface SandboxBankOptions {
  pool: pg.Pool
  clock: Clock
  log: Logger
  secret: string
  notify(request: Request): Promise<Response>
}

/** Simulated acquirer; `pay` plays the payer's part. */
export interface SandboxBank extends Acquirer {
  /** Pays in full, even when already paid or expired, and notifies. Returns the end-to-end id; null when unknown. */
  pay(txid: string): Promise<string | null>
  latest(): Promise<SandboxCharge[]>
}

/** Placeholder: `notify` ignores the URL. */
const webhookUrl = 'http://webhook.invalid/pix'

export function createSandboxBank({ pool, clock, log, secret, notify }: SandboxBankOptions): SandboxBank {
  /** A failed notification is only logged: reconciliation finds the money. */
  async function notifyInstitution(pix: ReceivedMoney) {
    const body = JSON.stringify({ pix: [toPixJson(pix)] })
    const headers = { 'content-type': 'application/json', [signatureHeader]: signNotification(secret, body) }
    try {
      const response = await notify(new Request(webhookUrl, { method: 'POST', headers, body }))
      if (!response.ok) log.warn({ status: response.status, txid: pix.txid }, 'the institution did not take a notification')
    } catch (error) {
      log.warn({ err: error, txid: pix.txid }, 'the institution could not be told of a Pix')
    }
  }

  async function record(txid: string): Promise<AcquirerRecord | null> {
    const charge = await getCharge(pool, txid)
    return charge && { ...charge, received: await getAllPix(pool, txid) }
  }

  return {
    async putCharge(charge: AcquirerCharge) {
      // A code for a real key would be paid into a real account, and the sandbox would never learn of it.
      if (!isSandboxPixKey(charge.receiver.pixKey)) throw new ChargeRefused('The sandbox takes no money for a Pix key that is not its own')
      const code = brCode({
        pixKey: charge.receiver.pixKey,
        merchantName: charge.receiver.name,
        merchantCity: charge.receiver.city,
        amount: charge.amount,
        txid: charge.txid,
      })
      await insertCharge(pool, charge, code, clock.now())
      return (await record(charge.txid))!
    },
    getCharge: record,
    removeCharge: (txid) => markRemoved(pool, txid),
    listReceived: (span) => listPix(pool, span),
    async pay(txid) {
      const charge = await getCharge(pool, txid)
      if (!charge) return null
      const paidAt = clock.now()
      const pix = { endToEndId: endToEndId(paidAt), txid, amount: charge.amount, paidAt }
      await insertPix(pool, pix)
      await notifyInstitution(pix)
      return pix.endToEndId
    },
    latest: () => latestCharges(pool),
  }
}

/** E, the bank's number, the minute in UTC and eleven random characters: 32 in all. */
function endToEndId(at: Date): string {
  const minute = at.toISOString().replaceAll(/\D/g, '').slice(0, 12)
  return `E99999999${minute}${crypto.randomUUID().replaceAll('-', '').slice(0, 11)}`
}

/** Format of the Central Bank's Pix API. */
function toPixJson({ endToEndId: id, txid, amount, paidAt }: ReceivedMoney) {
  return { endToEndId: id, txid, valor: (amount / 100).toFixed(2), horario: paidAt.toISOString() }
}
