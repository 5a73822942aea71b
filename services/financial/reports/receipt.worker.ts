import { renderToBuffer } from '@react-pdf/renderer'
import type { Locale } from '#config'
import type { PaymentReceipt } from '#api/payments.ts'
import { receiptDocument } from './receipt-document.ts'

/** Runs in a worker thread: makes one receipt as PDF. */
export default async function printReceipt({ receipt, locale }: { receipt: PaymentReceipt; locale: Locale }): Promise<Uint8Array> {
  return new Uint8Array(await renderToBuffer(receiptDocument(receipt, locale)))
}
