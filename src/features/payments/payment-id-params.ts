import { notFound } from '@tanstack/react-router'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The payment in a path; anything that cannot be one is not found. */
export const paymentIdParams = {
  parse: ({ paymentId }: { paymentId: string }) => {
    if (!uuid.test(paymentId)) throw notFound()
    return { paymentId }
  },
}
