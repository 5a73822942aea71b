import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DebtOffer } from '#api/financial/debts.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { useFormats } from '../../request/use-formats.ts'

/** Below a price: the campaigns that lower it, and until when. */
export function CampaignNote({ campaigns }: { campaigns: readonly Pick<DebtOffer, 'campaignId' | 'name' | 'validTo'>[] }) {
  const formats = useFormats()
  return campaigns.map(({ campaignId, name, validTo }) => {
    const day = formats.date(validTo)
    return (
      <p key={campaignId}>
        {/* One part where the paragraph is laid out as a row. */}
        <span>
          <Trans>
            Com o desconto{' '}
            <Link
              to="/financial/campaigns/$campaignId"
              params={{ campaignId: String(campaignId) }}
              className={textLinkLook({ variant: 'after', size: 'sm' })}
            >
              {name}
            </Link>
            , até {day}
          </Trans>
        </span>
      </p>
    )
  })
}
