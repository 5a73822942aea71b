import { useQuery } from '@tanstack/react-query'
import { hasOwnFinances } from '../../auth/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { CampaignSum } from '../../shared/debts/campaign-sum.tsx'
import { campaignQueries } from './campaigns.queries.ts'

/** Where all debts of a campaign are chosen, and no other; the checkout names it for some of them. @param amount cents, without it */
export function CampaignOfSelection({ debtIds, amount }: { debtIds: readonly number[]; amount: number }) {
  const { data = [] } = useQuery({ ...campaignQueries.valid(), enabled: hasOwnFinances(useShell().person) })
  const [best] = data
    .filter(({ debtCount, dueAmount }) => debtCount === debtIds.length && dueAmount === amount)
    .sort((one, other) => one.discountedAmount - other.discountedAmount)
  return best ? <CampaignSum campaignId={best.campaignId} name={best.name} debtIds={debtIds} amount={best.discountedAmount} /> : null
}
