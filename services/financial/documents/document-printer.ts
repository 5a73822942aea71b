import { Tinypool } from 'tinypool'
import type { Locale } from '#config'
import type { Report } from './documents.ts'
import type { ReportLogo } from './document-logo.ts'
import type { PrintOrder } from './document.worker.ts'

export interface ReportPrinter {
  print(report: Report, locale: Locale, logo?: ReportLogo | null): Promise<File>
  close(): Promise<void>
}

/** A long document takes tens of milliseconds of CPU; more are queued. */
const workers = 2
const idleAfter = 30_000

/** Workers start on demand and stop when idle. */
export function createReportPrinter(): ReportPrinter {
  let pool: Tinypool | null = null
  return {
    async print(report, locale, logo = null) {
      pool ??= new Tinypool({
        filename: new URL('./document.worker.ts', import.meta.url).href,
        runtime: 'worker_threads',
        minThreads: 0,
        maxThreads: workers,
        idleTimeout: idleAfter,
      })
      const bytes = (await pool.run({ report, locale, logo } satisfies PrintOrder)) as Uint8Array<ArrayBuffer>
      return new File([bytes], `${numberOf(report)}.pdf`, { type: 'application/pdf' })
    },
    async close() {
      await pool?.destroy()
    },
  }
}

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
