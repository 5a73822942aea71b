import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

interface CampaignSumProps {
  campaignId: number
  name: string
  debtIds: readonly number[]
  /** Cents, within the campaign. */
  amount: number
}

/** In a bar, beside the sum without it: what the chosen debts cost in a campaign, and the way there. */
export function CampaignSum({ campaignId, name, debtIds, amount }: CampaignSumProps) {
  const { t } = useLingui()
  const now = useFormats(useShell()).money(amount)
  const words = t`Com campanha: ${now}`
  return (
    <Link
      to="/financial/payment-checkout"
      search={{ debts: debtIds.join(','), campaign: campaignId }}
      className={textLinkLook({ variant: 'alone', size: 'sm' })}
      aria-label={`${words}, ${name}`}
    >
      {words}
    </Link>
  )
}
