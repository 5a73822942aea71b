import { bankFileLimits } from '#api/financial/bank-file-limits.ts'
import { creditRefundLimits } from '#api/financial/credit-refund-limits.ts'
import { paymentFileLimits } from '#api/financial/payment-file-limits.ts'
import { photoLimits } from '#api/photo-limits.ts'

export interface PortalUpload {
  /** Below the base path, with names of segments in braces. */
  path: string
  /** The maximum size of a file. */
  maxBytes: number
  /** A higher limit up to which a larger file is read to its end: browsers show no answer before they have sent everything. */
  readsBytes?: number
}

const photo = { maxBytes: photoLimits.maxSize, readsBytes: 33_554_432 }

/** The portal's addresses that accept a form with a file. Files are only read by these declarations (`readUpload`). */
export const portalUploads = {
  photo: { path: '/my-account/photo', ...photo },
  cardPhoto: { path: '/enrollment-student-cards/photo', ...photo },
  paymentFile: { path: '/financial/payments/files/{name}', maxBytes: paymentFileLimits.maxSize },
  refundProof: { path: '/financial/credits/refund', maxBytes: creditRefundLimits.maxSize },
  bankFile: { path: '/financial/bank-files/upload', maxBytes: bankFileLimits.maxSize },
} as const satisfies Record<string, PortalUpload>
