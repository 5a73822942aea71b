import type { PaymentMethodType } from '#api/payments.ts'
import { isBarcodeOf } from './bank-slip-line.ts'
import type { PaymentPorts } from './payment-ports.ts'

/** A recorded payment, with what whoever receives its money has to know. */
export interface RecordedCharge {
  method: PaymentMethodType
  txid: string
  /** Integer cents. */
  amount: number
  expiresAt: Date
  slipDueOn: string | null
  merchantName: string
  city: string
  institutionName: string
  institutionTaxId: string
  pixKey: string
  slipBank: string | null
  slipAgreement: string | null
  slipAccount: string | null
  payerName: string
  payerTaxId: string
}

/** What people are shown to pay by. */
export interface RegisteredCharge {
  brCode: string | null
  slipBarcode: string | null
}

interface Registrar {
  /** Makes the charge, or finds the one that was made under its transaction id. */
  register(charge: RecordedCharge): Promise<RegisteredCharge>
  /** Takes it back; nothing happens when there is none. */
  remove(txid: string): Promise<void>
}

/** Where charges of each method are made and taken back. */
export function registrarOf(method: PaymentMethodType, { acquirer, slipBank }: Pick<PaymentPorts, 'acquirer' | 'slipBank'>): Registrar {
  if (method === 'bank_slip')
    return {
      async register(charge) {
        const terms = { bank: charge.slipBank!, amount: charge.amount, dueOn: charge.slipDueOn! }
        const { barcode } = await slipBank.putSlip({
          ourNumber: charge.txid,
          amount: charge.amount,
          dueOn: terms.dueOn,
          beneficiary: { name: charge.institutionName, taxId: charge.institutionTaxId, bank: terms.bank, agreement: charge.slipAgreement!, account: charge.slipAccount! },
          payer: { name: charge.payerName, taxId: charge.payerTaxId },
          description: charge.institutionName,
        })
        if (!isBarcodeOf(barcode, terms)) throw new Error(`The bank registered something else than the slip ${charge.txid}`)
        return { brCode: null, slipBarcode: barcode }
      },
      remove: (ourNumber) => slipBank.cancelSlip(ourNumber),
    }
  return {
    async register(charge) {
      const { brCode } = await acquirer.putCharge({
        txid: charge.txid,
        amount: charge.amount,
        expiresAt: charge.expiresAt,
        receiver: { pixKey: charge.pixKey, name: charge.merchantName, city: charge.city },
        payer: { name: charge.payerName, taxId: charge.payerTaxId },
        description: charge.merchantName,
      })
      return { brCode, slipBarcode: null }
    },
    remove: (txid) => acquirer.removeCharge(txid),
  }
}
