import { Trans, useLingui } from '@lingui/react/macro'
import type { PlanOffer } from '#api/agreements.ts'
import { BarList } from '#design/components/data/bar-list.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { monthlyAmount } from './budget-range.ts'

interface PlanBarsProps {
  offers: readonly PlanOffer[]
  /** Cents, today and at once. */
  today: number
  /** Cents a month. */
  budget: number | undefined
}

/** What each plan asks for a month, against paying all of it today. */
export function PlanBars({ offers, today, budget }: PlanBarsProps) {
  const { t } = useLingui()
  const { money } = useFormats(useShell())
  return (
    <BarList
      label={t`Parcela de cada plano, comparada com pagar tudo hoje`}
      rows={[
        { id: 'today', name: <Trans>Pagar tudo hoje</Trans>, value: money(today), share: 1 },
        ...offers.map((offer) => {
          const [count, each] = [offer.plan.installmentCount, monthlyAmount(offer)]
          const isOver = budget !== undefined && each > budget
          const amount = money(each)
          return {
            id: String(offer.plan.planId),
            name: offer.plan.description,
            value: isOver ? t`${count}x de ${amount}, acima do seu valor` : t`${count}x de ${amount}`,
            share: Math.min(1, each / today),
          }
        }),
      ]}
    />
  )
}
