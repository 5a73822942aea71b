import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Acquirer } from './pix/pix-acquirer.ts'
import type { CardAcquirer } from './cards/card-acquirer.ts'
import type { SlipBank } from './slips/slip-bank.ts'

/** What everything around payments needs of the outside. */
export interface PaymentPorts {
  pool: pg.Pool
  clock: Clock
  log: Logger
  acquirer: Acquirer
  slipBank: SlipBank
  cards: CardAcquirer
  /** Told inside the transaction that approves a payment, once for each; what it leaves there holds only if that does. */
  onPaymentApproved?(client: pg.ClientBase, payment: ApprovedPayment): Promise<void>
  /** Told inside the transaction that cancels an agreement, once for each; what it leaves there holds only if that does. */
  onAgreementCanceled?(client: pg.ClientBase, agreement: CanceledAgreement): Promise<void>
}

/** A payment whose money arrived. */
export interface ApprovedPayment {
  tenantId: number
  paymentId: string
  /** Who asked for it. */
  userId: number
  /** Integer cents. */
  amount: number
}

/** An agreement whose first installment was not paid in time. */
export interface CanceledAgreement {
  tenantId: number
  agreementId: number
  /** Whose debts it replaced. */
  userId: number
}
