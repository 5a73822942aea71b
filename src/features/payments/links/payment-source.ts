import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import type { getLinkPayment } from './payment-links.functions.ts'

interface Asked<Answer> {
  queryKey: readonly unknown[]
  queryFn: () => Promise<Answer>
}

/** Source from which a person without an account reads a payment and its documents. */
export interface PaymentSource {
  payment: Asked<Awaited<ReturnType<typeof getLinkPayment>>>
  slip: Asked<BankSlipDocument>
  /** First part of the keys of everything that a payment changes. */
  all: string
  /** Address of the slip as PDF. */
  pdf: string
}
