import type { QueryClient } from '@tanstack/react-query'
import { notFound, rootRouteId } from '@tanstack/react-router'
import type { RecoveryOffer } from './recovery.functions.ts'
import { recoveryOfferQuery } from './recovery.queries.ts'

/**
 * For pages that not every institution has: without the offer they are as unknown as any address.
 *
 * @throws what shows the not-found page
 */
export async function requireRecovery(queryClient: QueryClient, offer: keyof Pick<RecoveryOffer, 'passwords' | 'signUp'>): Promise<void> {
  const offers = await queryClient.ensureQueryData(recoveryOfferQuery)
  if (!offers[offer]) throw notFound({ routeId: rootRouteId })
}
