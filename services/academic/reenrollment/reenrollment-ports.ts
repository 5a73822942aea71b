import type pg from 'pg'
import { z } from 'zod'
import type { ContractStatus } from '#api/financial/contracts.ts'
import type { DebtType } from '#api/financial/debts.ts'
import type { LocalizedText } from '#api/locales.ts'
import { entityId, instant } from '#api/shared.ts'
import type { Clock } from '../../platform/clock.ts'
import type { GetTimeZone } from '../../platform/service.ts'
import type { CallerScope } from '../access/scopes.ts'
import type { ClosedDays } from '../requests/business-days.ts'
import type { ChargedEnrollment } from '../requests/charge-port.ts'

export interface OverdueDebt {
  debtId: number
  type: DebtType
  description: Partial<LocalizedText> | null
  /** First day of the reference month. */
  competency: string
  dueDate: string
  /** In cents, with fine and interest of today. */
  amountPayable: number
  daysOverdue: number
  /** Whether a card payment is under review; meanwhile the debt does not block the student. */
  cardInReview: boolean
  /** Whether it can be negotiated by the institution's terms of agreements. */
  isNegotiable: boolean
}

/** Data of the financial service about one enrollment that the pending items need. */
export interface FinancialFacts {
  /** Oldest first. */
  overdueDebts: OverdueDebt[]
  /** Agreements in force with an overdue installment. */
  brokenAgreements: { agreementId: number; number: string }[]
  /** Contracts that await acceptance, of terms that have begun. */
  waitingContracts: { contractId: number; financialEnrollmentId: number; number: string; year: number; period: number }[]
  /** Monthly amount in cents of the current term's contract; null without one. */
  currentMonthly: number | null
}

interface Place {
  tenantId: number
  institutionId: number
}

export interface ContractQuery {
  tenantId: number
  reenrollmentId: string
  enrollment: ChargedEnrollment
  year: number
  period: number
  effectiveDate: string
  endDate: string
  /** In cents. */
  monthly: number
  at: Date
}

export interface ReenrollmentCharge {
  tenantId: number
  reenrollmentId: string
  /** Number of the revision, from 1; each is charged once, and replaces open debts of earlier ones. */
  revision: number
  enrollment: ChargedEnrollment
  /** All installments of the term in order, including paid ones. In cents; civil dates of the institution. */
  installments: { amount: number; dueDate: string; competency: string }[]
  /** The description of the reenrollment; each debt adds the number of its installment. */
  description: Partial<LocalizedText>
}

/** The financial service, as reenrollments see it. Every call is idempotent. */
export interface ReenrollmentFinance {
  facts(place: Place, academicRecord: string, today: string): Promise<FinancialFacts>
  /** Returns academic records with overdue debts outside agreements, broken agreements, or waiting contracts of terms that have begun. */
  blocked(place: Place, today: string): Promise<{ debts: string[]; agreements: string[]; contracts: string[] }>
  /** Offers the term's contract, again if its price changed; keeps an accepted one. */
  offerContract(wanted: ContractQuery): Promise<{ contractId: number; financialEnrollmentId: number; status: ContractStatus }>
  contractStatus(tenantId: number, contractId: number): Promise<ContractStatus | null>
  /** Cancels an offered contract that nobody has accepted; keeps an accepted one. */
  withdrawContract(tenantId: number, contractId: number): Promise<void>
  /**
   * One debt for each installment of the revision. A later revision cancels what is open of earlier ones, with its codes and slips,
   * and charges what is not paid yet; an overpayment becomes credit.
   * @returns the debts in order, and those of them that are canceled; the first open one is null when nothing is left to pay
   */
  charge(wanted: ReenrollmentCharge): Promise<{ firstDebtId: number | null; debtIds: number[]; canceledDebtIds: number[] }>
  /** Cancels open debts; paid ones stay. */
  cancel(tenantId: number, reenrollmentId: string): Promise<void>
}

/** Queue notified at least once of each installment paid or canceled, and of money received for a canceled one. */
export const reenrollmentSettledQueue = 'academic.reenrollment-settled'

export const settledReenrollment = z.object({
  tenantId: entityId,
  reenrollmentId: z.uuid(),
  revision: z.number().int().min(1),
  debtId: entityId,
  /** The number of the installment, counted from 1. */
  number: z.number().int().min(1),
  status: z.enum(['paid', 'canceled']),
  /** Null where it was canceled. */
  paidAt: instant.nullable(),
})

export interface ReenrollmentPorts {
  pool: pg.Pool
  clock: Clock
  reenrollmentFinance: ReenrollmentFinance
  /** Days without classes. */
  closedDays: ClosedDays
  getTimeZone: GetTimeZone
  sendJob(name: string, data: object, within?: pg.ClientBase, startAfter?: Date): Promise<void>
}

/** Scope of a student acting in their own name. */
export interface StudentScope extends CallerScope {
  timeZone: string
}
