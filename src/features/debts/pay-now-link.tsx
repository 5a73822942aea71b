import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DebtOverview } from '#api/debts.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type NamedDebt, useDebtWords } from '../../shared/debts/debt-words.ts'

interface PayNowLinkProps {
  owed: Pick<DebtOverview['owedToday'], 'count' | 'amountPayable' | 'debtIds'>
  /** Those that are known, to name them. */
  listed: readonly NamedDebt[]
  /** Of `buttonLook`. */
  className: string
}

/** What is overdue: to the checkout of all of it; to the list where one payment can't be for all. */
export function PayNowLink({ owed: { count, amountPayable, debtIds }, listed, className }: PayNowLinkProps) {
  const { t } = useLingui()
  const { labelFor } = useDebtWords()
  const amount = useFormats(useShell()).money(amountPayable)
  const label = (words: string) => labelFor(words, listed, amount, count)
  return debtIds.length > 0 ? (
    <Link to="/financial/payment-checkout" search={{ debts: debtIds.join(',') }} className={className} aria-label={label(t`Pagar agora`)}>
      <Trans>Pagar agora</Trans>
    </Link>
  ) : (
    <Link to="/financial/payments" search={{ status: 'overdue' }} className={className} aria-label={label(t`Ver o que venceu`)}>
      <Trans>Ver o que venceu</Trans>
    </Link>
  )
}
