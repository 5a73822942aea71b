import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { type NamedDebt, useDebtWords } from './debt-words.ts'

interface WithoutCampaignProps {
  debtIds: readonly number[]
  /** The debts, for naming them. */
  debts: readonly NamedDebt[]
  /** The price in cents without campaigns. */
  usual: number
}

/** A link to the checkout at the usual price, for ways to pay that a campaign does not accept. */
export function WithoutCampaign({ debtIds, debts, usual: cents }: WithoutCampaignProps) {
  const { t } = useLingui()
  const { labelFor } = useDebtWords()
  const usual = useFormats().money(cents)
  return (
    <Link
      to="/financial/payment-checkout"
      search={{ debts: debtIds.join(','), campaign: 'none' }}
      className={textLinkLook({ variant: 'alone', size: 'sm' })}
      aria-label={labelFor(t`Pagar ${usual} sem o desconto`, debts, undefined, debtIds.length)}
    >
      <Trans>Pagar {usual} sem o desconto</Trans>
    </Link>
  )
}
