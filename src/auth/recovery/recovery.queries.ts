import { queryOptions } from '@tanstack/react-query'
import { getRecoveryOffer } from './recovery.functions.ts'

/** What the hostname offers to people who cannot sign in. */
export const recoveryOfferQuery = queryOptions({
  queryKey: ['recovery-offer'],
  queryFn: () => getRecoveryOffer(),
  staleTime: Number.POSITIVE_INFINITY,
})
