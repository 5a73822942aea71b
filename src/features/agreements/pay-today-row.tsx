import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { NegotiableDebt } from '#api/financial/agreements.ts'
import { navRow, navRowLink } from '#design/components/navigation/nav-row.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'

/** What the debts cost at the checkout today. */
export interface TodayPrice {
  /** Cents. */
  amount: number
  /** The name of what lowers it. */
  discount?: string | undefined
}

/** The row that leads to the checkout, without an agreement. */
export function PayTodayRow({ debts, price: { amount, discount } }: { debts: readonly NegotiableDebt[]; price: TodayPrice }) {
  const { t } = useLingui()
  const { labelFor } = useDebtWords()
  const price = useFormats().money(amount)
  return navRow({
    id: 'today',
    link: (
      <Link
        to="/financial/payment-checkout"
        search={{ debts: debts.map(({ debtId }) => debtId).join(',') }}
        className={navRowLink}
        aria-label={labelFor(t`Pagar hoje, ${price}`, debts)}
      >
        <Trans>Pagar hoje, {price}</Trans>
      </Link>
    ),
    end: discount ? <Trans>com o desconto {discount}</Trans> : undefined,
  })
}
