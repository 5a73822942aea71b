import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calculateCampaign, getCampaign, listCampaigns } from './campaigns.functions.ts'

/** Below the key of debts: whatever changes what is owed changes what a campaign takes off. */
export const campaignQueries = {
  all: ['debts', 'campaigns'] as const,
  valid: () => queryOptions({ queryKey: [...campaignQueries.all, 'valid'], queryFn: () => listCampaigns() }),
  detail: (campaignId: number) =>
    queryOptions({ queryKey: [...campaignQueries.all, campaignId], queryFn: () => getCampaign({ data: { campaignId } }) }),
  value: (campaignId: number, debtIds: readonly number[]) =>
    queryOptions({
      queryKey: [...campaignQueries.all, campaignId, 'value', [...debtIds].sort((one, other) => one - other)],
      queryFn: () => calculateCampaign({ data: { campaignId, debtIds: [...debtIds] } }),
      placeholderData: keepPreviousData,
    }),
}
