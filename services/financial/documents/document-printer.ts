import { Tinypool } from 'tinypool'
import type { Locale } from '#config'
import type { Report } from './documents.ts'
import type { ReportLogo } from './document-parts.ts'
import type { PrintOrder } from './document.worker.ts'

/** Makes documents as PDF, away from the thread that answers calls. */
export interface ReportPrinter {
  print(report: Report, locale: Locale, logo?: ReportLogo | null): Promise<File>
  close(): Promise<void>
}

/** One document takes a few hundred milliseconds of processor: two at once, the others wait their turn. */
const workers = 2
const idleAfter = 30_000
/** The PDF library keeps some 60 kB of every document: a worker that never rests is replaced by a fresh one at this size of its heap, in bytes. */
const largestHeap = 256 * 2 ** 20

/**
 * The workers start with the first document and end when there is nothing to print for a while.
 *
 * @param largest bytes of heap at which a worker is replaced once its document is done
 */
export function createReportPrinter({ largest = largestHeap } = {}): ReportPrinter {
  let pool: Tinypool | null = null
  return {
    async print(report, locale, logo = null) {
      pool ??= new Tinypool({
        filename: new URL('./document.worker.ts', import.meta.url).href,
        runtime: 'worker_threads',
        minThreads: 0,
        maxThreads: workers,
        idleTimeout: idleAfter,
        maxMemoryLimitBeforeRecycle: largest,
      })
      const bytes = (await pool.run({ report, locale, logo } satisfies PrintOrder)) as Uint8Array<ArrayBuffer>
      return new File([bytes], `${numberOf(report)}.pdf`, { type: 'application/pdf' })
    },
    async close() {
      await pool?.destroy()
    },
  }
}

/** What the file is called by: the number that the document itself bears. */
function numberOf({ kind, data }: Report): string {
  switch (kind) {
    case 'payment-receipt':
      return data.receiptNumber
    case 'bank-slip':
      return `bank-slip-${data.ourNumber}`
    case 'contract':
      return data.number
    case 'contract-certificate':
      return `${data.number}-certificate`
    case 'invoice':
      return data.invoiceNumber
    case 'income-report':
      return `income-report-${data[0]!.baseYear}`
    case 'statement':
      return `statement-${data.from}-${data.to}`
  }
}
