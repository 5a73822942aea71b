import { Tinypool } from 'tinypool'
import type { Locale } from '#config'
import type { DocumentManners } from './document-formats.ts'
import type { DocumentLogo } from './document-logo.ts'
import type { PrintOrder } from './print-worker.ts'

export interface DocumentPrinter<Document> {
  /** @param signal ends the worker that draws the document */
  print(
    document: Document,
    locale: Locale,
    logo?: DocumentLogo | null,
    manners?: DocumentManners | null,
    signal?: AbortSignal,
  ): Promise<File>
  /** Starts a worker, which takes a second to load, so that the first document need not wait for it. */
  start(): void
  close(): Promise<void>
}

/** Number of workers. A long document takes tens of milliseconds of CPU; further ones are queued. */
const workers = 2
const idleTimeout = 30_000
/** Megabytes of a worker, many times what the longest document takes. */
const memory = 256

/**
 * Workers start on demand; when idle, all but one stop.
 * @param worker module whose default export is made by `runPrintWorker` (print-worker.ts)
 * @param getName the file's name without extension
 */
export function createDocumentPrinter<Document>(
  worker: URL,
  getName: (document: Document, locale: Locale) => string,
): DocumentPrinter<Document> {
  let pool: Tinypool | null = null
  const started = () =>
    (pool ??= new Tinypool({
      filename: worker.href,
      runtime: 'worker_threads',
      minThreads: 1,
      maxThreads: workers,
      idleTimeout: idleTimeout,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    }))
  return {
    start: () => void started(),
    async print(document, locale, logo = null, manners = null, signal) {
      const order = { document, locale, logo, manners } satisfies PrintOrder<Document>
      const bytes = (await started().run(order, { signal: signal ?? null })) as Uint8Array<ArrayBuffer>
      return new File([bytes], `${getName(document, locale)}.pdf`, { type: 'application/pdf' })
    },
    async close() {
      await pool?.destroy()
    },
  }
}
