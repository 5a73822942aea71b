import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Acquirer } from './acquirer.ts'

/** What everything around payments needs of the outside. */
export interface PaymentPorts {
  pool: pg.Pool
  clock: Clock
  log: Logger
  acquirer: Acquirer
}
