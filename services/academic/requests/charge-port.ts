import { z } from 'zod'
import type { LocalizedText } from '#api/locales.ts'
import { entityId, instant } from '#api/shared.ts'

/** Whoever is charged. Made known to the financial service where nothing was ever owed for the enrollment. */
export interface ChargedEnrollment {
  institutionId: number
  academicRecord: string
  /** Null for who has no account. */
  userId: number | null
  studentName: string
  taxId: string
  course: string
}

/** Integer cents. */
export interface RequestMoney {
  /** That pay the request. */
  paid: number
  /** That became credit of the student. */
  credit: number
}

/** What a request costs, as the financial service charges it. */
export interface RequestCharge {
  tenantId: number
  requestId: string
  enrollment: ChargedEnrollment
  /** In cents. */
  amount: number
  /** Civil date of the institution. */
  dueDate: string
  /** Shown to whoever pays. */
  description: LocalizedText
}

/** Where requests are charged. What changes a charge is idempotent by request. */
export interface RequestCharges {
  /** @returns the debt to be paid */
  charge(charge: RequestCharge): Promise<{ debtId: number }>
  /** What came for a request that is canceled is credit of the student. */
  cancel(tenantId: number, requestId: string): Promise<void>
  /** @returns by debt, the card payment that is under review */
  cardReviews(tenantId: number, debtIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** @returns by debt, what came for it; debts for which nothing came are missing */
  money(tenantId: number, debtIds: readonly number[]): Promise<ReadonlyMap<number, RequestMoney>>
}

/** Told, at least once, of a charge that was paid or canceled, and of money for one that was canceled. */
export const requestSettledQueue = 'academic.request-settled'

export const settledRequest = z.object({
  tenantId: entityId,
  requestId: z.uuid(),
  debtId: entityId,
  status: z.enum(['paid', 'canceled']),
  /** Null where it was canceled. */
  paidAt: instant.nullable(),
})
