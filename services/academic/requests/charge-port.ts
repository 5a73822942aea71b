import { z } from 'zod'
import type { LocalizedText } from '#api/locales.ts'
import { entityId, instant } from '#api/shared.ts'

/** The person to charge, who is registered in the financial service if nothing was ever owed for the enrollment. */
export interface ChargedEnrollment {
  institutionId: number
  academicRecord: string
  /** User id; null for students without an account. */
  userId: number | null
  studentName: string
  taxId: string
  course: string
}

/** Integer cents. */
export interface RequestMoney {
  /** The cents that pay the request. */
  paid: number
  /** The cents that became credit of the student. */
  credit: number
}

/** Cost of a request, as the financial service charges it. */
export interface RequestCharge {
  tenantId: number
  requestId: string
  enrollment: ChargedEnrollment
  /** In cents. */
  amount: number
  /** Civil date of the institution. */
  dueDate: string
  /** Description shown to the payer. */
  description: LocalizedText
}

/** Port for charging requests. Operations that change a charge are idempotent by request. */
export interface RequestCharges {
  /** @returns the debt to be paid */
  charge(charge: RequestCharge): Promise<{ debtId: number }>
  /** Cancels the charge. Money received for a canceled request becomes the student's credit. */
  cancel(tenantId: number, requestId: string): Promise<void>
  /** @returns by debt, the card payment that is under review */
  cardReviews(tenantId: number, debtIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** @returns by debt, what came for it; debts for which nothing came are missing */
  money(tenantId: number, debtIds: readonly number[]): Promise<ReadonlyMap<number, RequestMoney>>
}

/** Queue notified at least once of each charge paid or canceled, and of money received for a canceled one. */
export const requestSettledQueue = 'academic.request-settled'

export const settledRequest = z.object({
  tenantId: entityId,
  requestId: z.uuid(),
  debtId: entityId,
  status: z.enum(['paid', 'canceled']),
  /** Null where it was canceled. */
  paidAt: instant.nullable(),
})
