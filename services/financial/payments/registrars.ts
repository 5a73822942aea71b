import type { PaymentMethodType } from '#api/financial/payments.ts'
import { isSlipBarcode } from './slips/slip-line.ts'
import type { PaymentPorts } from './payment-ports.ts'

export interface RecordedCharge {
  method: Exclude<PaymentMethodType, 'credit_card'>
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

export interface RegisteredCharge {
  brCode: string | null
  slipBarcode: string | null
}

interface Registrar {
  /** Idempotent by transaction id. */
  register(charge: RecordedCharge): Promise<RegisteredCharge>
}

/** Removes a charge at the acquirer or bank; ignores unknown ones. */
export function removeCharge(
  method: PaymentMethodType,
  txid: string,
  { acquirer, slipBank, cards }: Pick<PaymentPorts, 'acquirer' | 'slipBank' | 'cards'>,
): Promise<void> {
  if (method === 'credit_card') return cards.voidOrder(txid)
  return method === 'bank_slip' ? slipBank.cancelSlip(txid) : acquirer.removeCharge(txid)
}

export function getRegistrar(
  method: RecordedCharge['method'],
  { acquirer, slipBank }: Pick<PaymentPorts, 'acquirer' | 'slipBank'>,
): Registrar {
  if (method === 'bank_slip')
    return {
      async register(charge) {
        const terms = { bank: charge.slipBank!, amount: charge.amount, dueOn: charge.slipDueOn! }
        const { barcode } = await slipBank.putSlip({
          ourNumber: charge.txid,
          amount: charge.amount,
          dueOn: terms.dueOn,
          beneficiary: {
            name: charge.institutionName,
            taxId: charge.institutionTaxId,
            bank: terms.bank,
            agreement: charge.slipAgreement!,
            account: charge.slipAccount!,
          },
          payer: { name: charge.payerName, taxId: charge.payerTaxId },
          description: charge.institutionName,
        })
        if (!isSlipBarcode(barcode, terms)) throw new Error(`The bank registered something else than the slip ${charge.txid}`)
        return { brCode: null, slipBarcode: barcode }
      },
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
  }
}
