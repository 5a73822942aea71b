import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DebtOffer } from '#api/financial/debts.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { useFormats } from '../../request/use-formats.ts'

type Discount = Pick<DebtOffer, 'name' | 'validTo'> & { campaignId?: number }

/** Beside a struck price: the discount's name, a link to its terms, and its last day. @param today `YYYY-MM-DD` */
export function DiscountNote({ discount: { campaignId, name, validTo }, today }: { discount: Discount; today: string }) {
  const day = useFormats().shortDate(validTo, today)
  if (campaignId === undefined)
    return (
      <Trans>
        desconto {name}, até {day}
      </Trans>
    )
  return (
    <Trans>
      desconto{' '}
      <Link
        to="/financial/campaigns/$campaignId"
        params={{ campaignId: String(campaignId) }}
        className={textLinkLook({ variant: 'after', size: 'sm' })}
      >
        {name}
      </Link>
      , até {day}
    </Trans>
  )
}
