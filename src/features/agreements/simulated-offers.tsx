import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarX2 } from 'lucide-react'
import type { NegotiableDebt, PlanOffer } from '#api/financial/agreements.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { DebtObstacle } from './debt-obstacle.tsx'
import { OtherPlans, PlansTable } from './plan-tables.tsx'

/** Debts and plans as a student sees them, with nothing to choose. */
export function SimulatedOffers({ debts, offers }: { debts: readonly NegotiableDebt[]; offers: PlanOffer[] }) {
  const { t } = useLingui()
  const fitting = offers.filter(({ obstacle }) => obstacle === null)
  return (
    <>
      <OverdueDebts debts={debts} />
      {fitting.length > 0 ? (
        <PlansTable offers={fitting} />
      ) : offers.length > 0 ? (
        <EmptyState icon={<CalendarX2 size={32} />} title={t`Nenhum plano atende a estes débitos`}>
          <Trans>O motivo está em cada plano, abaixo.</Trans>
        </EmptyState>
      ) : null}
      <OtherPlans offers={offers.filter(({ obstacle }) => obstacle !== null)} />
    </>
  )
}

function OverdueDebts({ debts }: { debts: readonly NegotiableDebt[] }) {
  const formats = useFormats()
  const { fullName } = useDebtWords()
  if (debts.length === 0) return null
  return (
    <Card aria-labelledby="overdue-debts">
      <CardHeader id="overdue-debts" level={3} title={<Trans>Débitos vencidos</Trans>} />
      <CardRows>
        {debts.map((debt) => {
          const date = formats.date(debt.dueDate)
          return (
            <ItemRow
              key={debt.debtId}
              title={fullName(debt)}
              description={<Trans>Venceu em {date}</Trans>}
              status={debt.obstacle ? <DebtObstacle debt={debt} /> : undefined}
              date={<strong>{formats.money(debt.amountPayable)}</strong>}
            />
          )
        })}
      </CardRows>
    </Card>
  )
}
