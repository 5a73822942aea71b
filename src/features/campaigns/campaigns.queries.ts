import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calculateCampaign, getCampaign } from './campaigns.functions.ts'

/** Below the key of debts: any change of debts changes the discount. */
export const campaignQueries = {
  all: ['debts', 'campaigns'] as const,
  detail: (campaignId: number) =>
    queryOptions({ queryKey: [...campaignQueries.all, campaignId], queryFn: () => getCampaign({ data: { campaignId } }) }),
  value: (campaignId: number, debtIds: readonly number[]) =>
    queryOptions({
      queryKey: [...campaignQueries.all, campaignId, 'value', [...debtIds].sort((one, other) => one - other)],
      queryFn: () => calculateCampaign({ data: { campaignId, debtIds: [...debtIds] } }),
      placeholderData: keepPreviousData,
    }),
}
