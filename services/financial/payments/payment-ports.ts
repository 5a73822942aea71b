import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { GetMainLanguage, GetTimeZone } from '../../platform/service.ts'
import type { DebtSource } from '../debts/debt-source.ts'
import type { Acquirer } from './pix/pix-acquirer.ts'
import type { CardAcquirer } from './cards/card-acquirer.ts'
import type { SlipBank } from './slips/slip-bank.ts'

export interface PaymentPorts {
  pool: pg.Pool
  clock: Clock
  getTimeZone: GetTimeZone
  getMainLanguage: GetMainLanguage
  log: Logger
  acquirer: Acquirer
  slipBank: SlipBank
  cards: CardAcquirer
  /** Runs inside the approving transaction, with each payment once. */
  onPaymentsApproved?(client: pg.ClientBase, payments: readonly ApprovedPayment[]): Promise<void>
  /** Runs once per agreement, inside the canceling transaction. */
  onAgreementCanceled?(client: pg.ClientBase, agreement: CanceledAgreement): Promise<void>
  /** Runs inside the transaction that settles or cancels a debt with a source, or books money for a canceled one. */
  onSourceSettled?(client: pg.ClientBase, settled: SettledSource): Promise<void>
}

export interface ApprovedPayment {
  tenantId: number
  paymentId: string
  userId: number
  /** Integer cents. */
  amount: number
}

export type SettledSource = DebtSource & {
  tenantId: number
  debtId: number
  status: 'paid' | 'canceled'
  /** ISO instant of the payment; null if the debt was canceled. */
  paidAt: string | null
}

export interface CanceledAgreement {
  tenantId: number
  agreementId: number
  userId: number
}
