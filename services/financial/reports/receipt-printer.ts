import { Tinypool } from 'tinypool'
import type { Locale } from '#config'
import type { PaymentReceipt } from '#api/payments.ts'

/** Makes receipts as PDF, away from the thread that answers calls. */
export interface ReceiptPrinter {
  print(receipt: PaymentReceipt, locale: Locale): Promise<File>
  close(): Promise<void>
}

/** One document takes a few hundred milliseconds of processor: two at once, the others wait their turn. */
const workers = 2
const idleAfter = 30_000

/** The workers start with the first document and end when there is nothing to print for a while. */
export function createReceiptPrinter(): ReceiptPrinter {
  let pool: Tinypool | null = null
  return {
    async print(receipt, locale) {
      pool ??= new Tinypool({
        filename: new URL('./receipt.worker.ts', import.meta.url).href,
        runtime: 'worker_threads',
        minThreads: 0,
        maxThreads: workers,
        idleTimeout: idleAfter,
      })
      const bytes = (await pool.run({ receipt, locale })) as Uint8Array<ArrayBuffer>
      return new File([bytes], `${receipt.receiptNumber}.pdf`, { type: 'application/pdf' })
    },
    async close() {
      await pool?.destroy()
    },
  }
}
