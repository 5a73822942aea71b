import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DebtOverview, DebtSummary } from '#api/financial/debts.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { LivePixLink, getLivePix } from '../../subjects/debts/live-pix.tsx'

interface PayNowLinkProps {
  owed: Pick<DebtOverview['owedToday'], 'count' | 'amountPayable' | 'debtIds' | 'offer'>
  /** The known ones of these debts, for naming them. */
  listed: readonly DebtSummary[]
  /** A class name from `buttonLook`. */
  className: string
}

/** Link to pay what is overdue: to the Pix code or the checkout; to the list if one payment cannot cover everything. */
export function PayNowLink({ owed: { count, amountPayable, debtIds, offer }, listed, className }: PayNowLinkProps) {
  const { t } = useLingui()
  const shell = useShell()
  const { labelFor } = useDebtWords()
  const price = offer?.amount ?? amountPayable
  const amount = useFormats().money(price)
  const label = (words: string) => labelFor(words, listed, amount, count)
  const pix = listed.length === count ? getLivePix(listed, price) : null
  if (pix) return <LivePixLink pix={pix} debts={listed} className={className} />
  // Nobody may pay while acting as another person.
  return debtIds.length > 0 && !shell.person?.impersonated ? (
    <Link to="/financial/payment-checkout" search={{ debts: debtIds.join(',') }} className={className} aria-label={label(t`Pagar`)}>
      <Trans>Pagar</Trans>
    </Link>
  ) : (
    <Link to="/financial/payments" search={{ status: 'overdue' }} className={className} aria-label={label(t`Ver o que venceu`)}>
      <Trans>Ver o que venceu</Trans>
    </Link>
  )
}
