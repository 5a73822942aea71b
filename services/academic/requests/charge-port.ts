import { z } from 'zod'
import { entityId, instant } from '#api/shared.ts'

/** What a request costs, as the financial service charges it. */
export interface RequestCharge {
  tenantId: number
  requestId: string
  /** Student number, by which the financial service knows the enrollment. */
  academicRecord: string
  /** In cents. */
  amount: number
  /** Civil date of the institution. */
  dueDate: string
  /** Shown to whoever pays. */
  description: string
}

/** Where requests are charged. Both calls are idempotent by request. */
export interface RequestCharges {
  /** @returns the debt to be paid */
  charge(charge: RequestCharge): Promise<{ debtId: number }>
  /** Leaves alone what is paid. */
  cancel(tenantId: number, requestId: string): Promise<void>
}

/** Told, at least once, of a charge that was paid or that somebody else canceled. */
export const requestSettledQueue = 'academic.request-settled'

export const settledRequest = z.object({
  tenantId: entityId,
  requestId: z.uuid(),
  debtId: entityId,
  status: z.enum(['paid', 'canceled']),
  paidAt: instant.nullable(),
})
export type SettledRequest = z.infer<typeof settledRequest>
