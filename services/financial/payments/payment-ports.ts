import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { MainLanguageOf, TimeZoneOf } from '../../platform/service.ts'
import type { Acquirer } from './pix/pix-acquirer.ts'
import type { CardAcquirer } from './cards/card-acquirer.ts'
import type { SlipBank } from './slips/slip-bank.ts'

export interface PaymentPorts {
  pool: pg.Pool
  clock: Clock
  timeZoneOf: TimeZoneOf
  mainLanguageOf: MainLanguageOf
  log: Logger
  acquirer: Acquirer
  slipBank: SlipBank
  cards: CardAcquirer
  /** Runs once per payment, inside the approving transaction. */
  onPaymentApproved?(client: pg.ClientBase, payment: ApprovedPayment): Promise<void>
  /** Runs once per agreement, inside the canceling transaction. */
  onAgreementCanceled?(client: pg.ClientBase, agreement: CanceledAgreement): Promise<void>
  /** Runs inside the transaction that settles or cancels the debt of a request, or books money for a canceled one. */
  onRequestSettled?(client: pg.ClientBase, settled: SettledRequest): Promise<void>
}

export interface ApprovedPayment {
  tenantId: number
  paymentId: string
  userId: number
  /** Integer cents. */
  amount: number
}

export interface SettledRequest {
  tenantId: number
  requestId: string
  debtId: number
  status: 'paid' | 'canceled'
  /** ISO instant; null where it was canceled. */
  paidAt: string | null
}

export interface CanceledAgreement {
  tenantId: number
  agreementId: number
  userId: number
}
