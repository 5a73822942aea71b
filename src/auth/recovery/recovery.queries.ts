import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { notFound, rootRouteId } from '@tanstack/react-router'
import { getRecoveryOffer, type RecoveryOffer } from './recovery.functions.ts'

/** What the hostname offers to people who cannot sign in. */
export const recoveryOfferQuery = queryOptions({
  queryKey: ['recovery-offer'],
  queryFn: () => getRecoveryOffer(),
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * For pages that not every institution has: without the offer they are as unknown as any address.
 *
 * @throws what shows the not-found page
 */
export async function requireRecovery(queryClient: QueryClient, offer: keyof Pick<RecoveryOffer, 'passwords' | 'signUp'>): Promise<void> {
  const offers = await queryClient.ensureQueryData(recoveryOfferQuery)
  if (!offers[offer]) throw notFound({ routeId: rootRouteId })
}
