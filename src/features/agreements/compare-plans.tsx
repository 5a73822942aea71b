import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { Card, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { agreementQueries } from './agreements.queries.ts'
import { AgreementsFailure, AgreementsLoading } from './agreements-layout.tsx'
import { BudgetForm } from './budget-form.tsx'
import type { BudgetSliderProps } from './budget-slider.tsx'
import type { NewAgreementSearch } from './new-agreement-search.ts'
import { OtherPlans, PlansTable } from './plan-tables.tsx'

export function ComparePlans({ search, Slider }: { search: NewAgreementSearch; Slider: ComponentType<BudgetSliderProps> }) {
  const { t } = useLingui()
  const query = useQuery(agreementQueries.calculation(search))
  if (query.isError) return <AgreementsFailure query={query} />
  if (!query.data) return <AgreementsLoading />
  const { offers, grossAmount, debts, today } = query.data
  const fitting = offers.filter(({ obstacle }) => obstacle === null)
  const others = offers.filter(({ obstacle }) => obstacle !== null)
  return (
    <>
      <BudgetForm search={search} today={today} grossAmount={grossAmount} count={debts.length} offers={offers} Slider={Slider} />
      {fitting.length > 0 ? (
        <>
          <PayToday debtIds={debts.map(({ debtId }) => debtId)} amount={grossAmount} />
          <PlansTable
            offers={fitting}
            busy={query.isPlaceholderData}
            renderChoice={(plan) => (
              <Link
                to="/financial/agreements/new"
                search={{ ...search, plan: plan.planId }}
                className={buttonLook({ size: 'sm', full: true })}
                aria-label={t`Escolher o plano ${plan.description}`}
              >
                <Trans>Escolher</Trans>
              </Link>
            )}
          />
        </>
      ) : (
        <EmptyState icon={<CalendarX2 size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhum plano atende a estas condições`}>
          <Trans>Veja abaixo o motivo de cada um. Mude o valor por mês, a data ou os débitos escolhidos.</Trans>
        </EmptyState>
      )}
      <OtherPlans offers={others} />
    </>
  )
}

/** What every plan is compared with. */
function PayToday({ debtIds, amount }: { debtIds: readonly number[]; amount: number }) {
  const { t } = useLingui()
  const today = useFormats(useShell()).money(amount)
  return (
    <Card aria-label={t`Pagar tudo hoje, sem acordo`}>
      <CardRows>
        <ItemRow
          title={<Trans>Pagar hoje {today}, sem acordo</Trans>}
          description={<Trans>Cada plano mostra quanto se paga a mais do que este valor.</Trans>}
          action={
            <Link to="/financial/payment-checkout" search={{ debts: debtIds.join(',') }} className={buttonLook({ size: 'sm' })}>
              <Trans>Pagar hoje</Trans>
            </Link>
          }
        />
      </CardRows>
    </Card>
  )
}
