import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DebtSummary, LivePix } from '#api/financial/debts.ts'
import { useFormats } from '../../request/use-formats.ts'
import { type NamedDebt, useDebtWords } from './debt-words.ts'

/** Returns the student's code that pays exactly these debts at this amount in cents: charging them again would give the same code. */
export function getLivePix(debts: readonly Pick<DebtSummary, 'livePix'>[], amount: number): LivePix | null {
  const pix = debts[0]?.livePix
  const paysAll = pix?.amount === amount && pix.debtCount === debts.length
  return paysAll && debts.every(({ livePix }) => livePix?.paymentId === pix.paymentId) ? pix : null
}

interface LivePixLinkProps {
  pix: LivePix
  /** None where they are named beside it. */
  debts: readonly NamedDebt[]
  /** A class name from `buttonLook`. */
  className: string
  icon?: ReactNode
}

/** A link back to a code that can still be paid. */
export function LivePixLink({ pix: { paymentId, debtCount, expiresAt }, debts, className, icon }: LivePixLinkProps) {
  const { t } = useLingui()
  const { labelFor } = useDebtWords()
  const until = useFormats().time(expiresAt)
  const words = t`${plural(debtCount, {
    one: `Ver o código Pix, válido até ${until}`,
    other: `Ver o código Pix de # débitos, válido até ${until}`,
  })}`
  return (
    <Link
      to="/financial/payments/pix/$paymentId"
      params={{ paymentId }}
      className={className}
      aria-label={debts.length > 0 ? labelFor(words, debts) : undefined}
    >
      {icon}
      {words}
    </Link>
  )
}
