import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { AgreementCalculation } from '#api/financial/agreements.ts'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { agreementQueries } from './agreements.queries.ts'
import { AgreementsFailure, AgreementsLoading } from './agreements-layout.tsx'
import { BudgetForm } from './budget-form.tsx'
import { byBudget, decidedByBudget, isOverBudget } from './budget-range.ts'
import type { BudgetSliderProps } from './budget-slider.tsx'
import type { NewAgreementSearch } from './new-agreement-search.ts'
import { ChosenPlanBar, PlanChoice } from './plan-choice.tsx'
import { OtherPlans } from './plan-tables.tsx'

interface ComparePlansProps {
  search: NewAgreementSearch
  Slider: ComponentType<BudgetSliderProps>
  offer: ReactNode
}

export function ComparePlans({ search, Slider, offer }: ComparePlansProps) {
  const query = useQuery(agreementQueries.calculation(search))
  if (query.isError) return <AgreementsFailure query={query} />
  if (!query.data) return <AgreementsLoading />
  return <Plans search={search} Slider={Slider} offer={offer} calculation={query.data} busy={query.isPlaceholderData} />
}

function Plans({ search, Slider, offer, calculation, busy }: ComparePlansProps & { calculation: AgreementCalculation; busy: boolean }) {
  const { offers, today } = calculation
  const { budget, setBudget, setSent } = useBudget(search.budget)
  const decided = byBudget(offers.filter(decidedByBudget), search.budget)
  const [wanted, setWanted] = useState('')
  const chosen = decided.find((offer) => String(offer.plan.planId) === wanted && !isOverBudget(offer, budget))
  return (
    <>
      <TwoColumn
        width="wide"
        aside={
          <BudgetForm
            search={search}
            today={today}
            budget={budget}
            setBudget={setBudget}
            onAsk={setSent}
            offers={decided}
            Slider={Slider}
          />
        }
      >
        {offer}
        <PlanChoice
          search={search}
          grossAmount={calculation.grossAmount}
          offers={decided}
          budget={budget}
          chosen={chosen}
          onChoose={setWanted}
          busy={busy}
        />
      </TwoColumn>
      <OtherPlans offers={offers.filter((offer) => !decidedByBudget(offer))} />
      <ChosenPlanBar calculation={calculation} chosen={chosen} />
    </>
  )
}

/** Returns the amount that field and slider show before it is submitted. It follows the URL, except for changes that it made itself. */
function useBudget(asked: number | undefined) {
  const [seen, setSeen] = useState(asked)
  const [sent, setSent] = useState<number>()
  const [budget, setBudget] = useState(asked)
  if (seen !== asked) {
    setSeen(asked)
    if (asked === undefined || asked !== sent) setBudget(asked)
    setSent(undefined)
  }
  return { budget, setBudget, setSent }
}
