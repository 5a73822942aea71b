import { bankFileLimits } from '#api/financial/bank-file-limits.ts'
import { creditRefundLimits } from '#api/financial/credit-refund-limits.ts'
import { paymentFileLimits } from '#api/financial/payment-file-limits.ts'
import { photoLimits } from '#api/photo-limits.ts'

export interface PortalUpload {
  /** Below the base path, with names of segments in braces. */
  path: string
  /** Of a file. */
  maxBytes: number
  /** Beyond, where a larger file is read to its end: browsers show no answer before they have sent everything. */
  readsBytes?: number
}

const photo = { maxBytes: photoLimits.maxSize, readsBytes: 33_554_432 }

/** Addresses of the portal that take a form with a file. None is read but by one of these declarations (`readUpload`). */
export const portalUploads = {
  photo: { path: '/my-account/photo', ...photo },
  cardPhoto: { path: '/enrollment-student-cards/photo', ...photo },
  paymentFile: { path: '/financial/payments/files/{name}', maxBytes: paymentFileLimits.maxSize },
  refundProof: { path: '/financial/credits/refund', maxBytes: creditRefundLimits.maxSize },
  bankFile: { path: '/financial/bank-files/upload', maxBytes: bankFileLimits.maxSize },
} as const satisfies Record<string, PortalUpload>
