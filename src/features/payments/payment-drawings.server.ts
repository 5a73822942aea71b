import { formatBoleto } from '@brazilian-utils/brazilian-utils'
import { formatTaxId } from '#api/tax-id.ts'
import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import type { Payment } from '#api/financial/payments.ts'
import { barcodeDrawing } from '#design/components/data/barcode-drawing.ts'
import { qrDrawing } from '#design/components/data/qr-drawing.ts'

/** Adds QR code or barcode while the payment is waiting. */
export function withDrawings<Shown extends Pick<Payment, 'status' | 'brCode' | 'slip'>>(payment: Shown) {
  const isWaiting = payment.status === 'waiting_for_payment'
  return {
    ...payment,
    qr: isWaiting && payment.brCode ? qrDrawing(payment.brCode) : null,
    printed: isWaiting && payment.slip ? { bars: barcodeDrawing(payment.slip.barcode), line: formatBoleto(payment.slip.line) } : null,
  }
}

export function withTaxId(slip: BankSlipDocument): BankSlipDocument {
  return { ...slip, beneficiary: { ...slip.beneficiary, taxId: formatTaxId(slip.beneficiary.taxId) } }
}
