import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound, rootRouteId } from '@tanstack/react-router'
import { getRecoveryOffer, type RecoveryOffer } from './recovery.functions.ts'

export const recoveryOfferQuery = queryOptions({
  queryKey: ['recovery-offer'],
  queryFn: () => getRecoveryOffer(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** @throws the router's `notFound` where the hostname does not offer the page */
export async function requireRecovery(queryClient: QueryClient, offer: keyof Pick<RecoveryOffer, 'passwords' | 'signUp'>): Promise<void> {
  const offers = await queryClient.ensureQueryData(recoveryOfferQuery)
  if (!offers[offer]) throw notFound({ routeId: rootRouteId })
}
