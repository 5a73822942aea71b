import { Tinypool } from 'tinypool'
import type { Locale } from '#config'
import type { Report } from './documents.ts'
import type { DocumentManners } from './document-formats.ts'
import type { ReportLogo } from './document-logo.ts'
import type { PrintOrder } from './document.worker.ts'

export interface ReportPrinter {
  print(report: Report, locale: Locale, logo?: ReportLogo | null, manners?: DocumentManners | null): Promise<File>
  close(): Promise<void>
}

/** A long document takes tens of milliseconds of CPU; more are queued. */
const workers = 2
const idleAfter = 30_000

/** Workers start on demand and stop when idle. */
export function createReportPrinter(): ReportPrinter {
  let pool: Tinypool | null = null
  return {
    async print(report, locale, logo = null, manners = null) {
      pool ??= new Tinypool({
        filename: new URL('./document.worker.ts', import.meta.url).href,
        runtime: 'worker_threads',
        minThreads: 0,
        maxThreads: workers,
        idleTimeout: idleAfter,
      })
      const bytes = (await pool.run({ report, locale, logo, manners } satisfies PrintOrder)) as Uint8Array<ArrayBuffer>
      return new File([bytes], `${fileName(report, locale)}.pdf`, { type: 'application/pdf' })
    },
    async close() {
      await pool?.destroy()
    },
  }
}

const fileWords: Record<Locale, Record<'receipt' | 'slip' | 'contract' | 'certificate' | 'invoice' | 'income' | 'statement', string>> = {
  'pt-BR': {
    receipt: 'recibo',
    slip: 'boleto',
    contract: 'contrato',
    certificate: 'certificado-de-aceite',
    invoice: 'nota-fiscal',
    income: 'informe-de-pagamentos',
    statement: 'extrato',
  },
  en: {
    receipt: 'receipt',
    slip: 'bank-slip',
    contract: 'contract',
    certificate: 'certificate-of-acceptance',
    invoice: 'invoice',
    income: 'tax-statement',
    statement: 'statement',
  },
  es: {
    receipt: 'recibo',
    slip: 'boleto',
    contract: 'contrato',
    certificate: 'certificado-de-aceptacion',
    invoice: 'factura',
    income: 'informe-de-pagos',
    statement: 'extracto',
  },
}

/** What it is, in the reader's language, and its number. */
function fileName({ kind, data }: Report, locale: Locale): string {
  const words = fileWords[locale]
  switch (kind) {
    case 'payment-receipt':
      return `${words.receipt}-${data.receiptNumber}`
    case 'bank-slip':
      return `${words.slip}-${data.ourNumber}`
    case 'contract':
      return `${words.contract}-${data.number}`
    case 'contract-certificate':
      return `${words.certificate}-${data.number}`
    case 'invoice':
      return `${words.invoice}-${data.invoiceNumber}`
    case 'income-report':
      return `${words.income}-${data[0]!.baseYear}`
    case 'statement':
      return `${words.statement}-${data.from}-${data.to}`
  }
}
