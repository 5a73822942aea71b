import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import { ActionRow } from '#design/components/data/action-row.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { type NamedDebt, useDebtWords } from '../../subjects/debts/debt-words.ts'
import { agreementQueries } from './agreements.queries.ts'
import { debtsText } from './new-agreement-search.ts'

/** Returns the most installments that a plan offers for a debt; null if it cannot be negotiated, or no plan helps. @param amount cents */
export function useMostInstallments({ debtId, amount, isOverdue }: { debtId: number; amount: number; isOverdue: boolean }): number | null {
  const { data: debts } = useQuery({ ...agreementQueries.debts(), enabled: isOverdue })
  const isOpen = isOverdue && debts?.results.some((one) => one.debtId === debtId && one.obstacle === null)
  const { data: plans = [] } = useQuery({ ...agreementQueries.plans(amount), enabled: Boolean(isOpen) })
  // Plans with a single installment are left out: they give no time and only add costs.
  const counts = plans.flatMap(({ obstacle, installments }) => (obstacle === null && installments.length > 1 ? [installments.length] : []))
  return isOpen && counts.length > 0 ? Math.max(...counts) : null
}

/** The row that leads to the plans for one debt. @param amount cents, without a discount @param count the most installments */
export function NegotiateRow({ debt, amount, count }: { debt: NamedDebt & { debtId: number }; amount: number; count: number }) {
  const { fullName } = useDebtWords()
  const owed = useFormats().money(amount)
  return (
    <li>
      <Link to="/financial/agreements/new" search={{ debts: debtsText([debt.debtId]) }} className="action-row__root">
        <ActionRow
          icon={<Handshake />}
          context={fullName(debt)}
          title={<Trans>Negociar em parcelas</Trans>}
          description={
            <Trans>
              {owed} em até {count}x
            </Trans>
          }
        />
      </Link>
    </li>
  )
}
