import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import type { PlanOffer } from '#api/agreements.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { useAgreementWords } from './agreement-labels.tsx'
import { agreementQueries } from './agreements.queries.ts'
import { AgreementsFailure, AgreementsLoading } from './agreements-failure.tsx'
import { BudgetForm } from './budget-form.tsx'
import type { NewAgreementSearch } from './new-agreement-search.ts'
import { isOutdated, OutdatedChoice } from './outdated-choice.tsx'
import { PlansTable } from './plans-table.tsx'

/** The second step: the plans side by side, and what the person can pay a month. */
export function ComparePlans({ search }: { search: NewAgreementSearch }) {
  const { t } = useLingui()
  const query = useQuery(agreementQueries.calculation(search))
  if (query.isError) return isOutdated(query.error) ? <OutdatedChoice /> : <AgreementsFailure query={query} />
  if (!query.data) return <AgreementsLoading />
  const { offers, grossAmount, debts, today } = query.data
  const fitting = offers.filter(({ obstacle }) => obstacle === null)
  const others = offers.filter(({ obstacle }) => obstacle !== null)
  return (
    <>
      <BudgetForm search={search} today={today} grossAmount={grossAmount} count={debts.length} />
      {fitting.length > 0 ? (
        <PlansTable offers={fitting} search={search} busy={query.isPlaceholderData} />
      ) : (
        <EmptyState icon={<CalendarX2 size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhum plano serve assim`}>
          <Trans>Veja abaixo por que cada um não serve. Mude o valor por mês, a data ou os débitos escolhidos.</Trans>
        </EmptyState>
      )}
      <OtherPlans offers={others} />
    </>
  )
}

/** Plans that do not fit, each with its reason. */
function OtherPlans({ offers }: { offers: PlanOffer[] }) {
  const { obstacle: reason } = useAgreementWords()
  if (offers.length === 0) return null
  return (
    <Card aria-labelledby="other-plans">
      <CardHeader id="other-plans" title={<Trans>Planos que não servem agora</Trans>} />
      <CardRows>
        {offers.map(({ plan, obstacle }) => (
          <ItemRow
            key={plan.planId}
            title={plan.description}
            description={obstacle ? reason(obstacle) : null}
            date={<Plural value={plan.installmentCount} one="# parcela" other="# parcelas" />}
          />
        ))}
      </CardRows>
    </Card>
  )
}
