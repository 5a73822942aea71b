import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import { type Authenticate, createService, type ImpersonatedCall, type Service } from '../platform/service.ts'
import type { Acquirer } from './domain/acquirer.ts'
import { createTenantCache } from './domain/tenant-cache.ts'
import { createReceiptPrinter } from './reports/receipt-printer.ts'
import { base } from './routes/base.ts'
import { debtsRouter } from './routes/debts.ts'
import { paymentsRouter } from './routes/payments.ts'
import { createListener } from './store/listener.ts'

export interface FinancialServiceOptions {
  pool: pg.Pool
  clock: Clock
  log: Logger
  authenticate: Authenticate
  onImpersonatedCall?(call: ImpersonatedCall): Promise<void>
  acquirer: Acquirer
  /** Path under which the HTTP server mounts the service, without a trailing slash. */
  prefix: `/${string}`
}

export interface FinancialService extends Service {
  /** Ends the connection that listens for changes and the workers that print. */
  close(): Promise<void>
}

/** The financial portal's embedded service: debts, Pix payments, receipts (academic-financial specification, section 7). */
export function createFinancialService({ authenticate, onImpersonatedCall, prefix, ...ports }: FinancialServiceOptions): FinancialService {
  const { pool, clock, log } = ports
  const listener = createListener(pool, log)
  const cache = createTenantCache({ clock, listener })
  const printer = createReceiptPrinter()
  const router = base.router({
    debts: debtsRouter({ pool, clock, cache }),
    ...paymentsRouter({ ...ports, listener, printer }),
  })
  return {
    ...createService({ name: 'financial', title: 'Financial portal', router, prefix, authenticate, ...(onImpersonatedCall && { onImpersonatedCall }), log }),
    async close() {
      cache.close()
      await Promise.all([listener.close(), printer.close()])
    },
  }
}
