import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { AgreementCalculation } from '#api/financial/agreements.ts'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardRows, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { FoldRow } from '#design/components/navigation/fold-row.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { useListForm } from '../../kit/list/list-form.tsx'
import { useAgreementWords } from './agreement-labels.tsx'
import { agreementQueries } from './agreements.queries.ts'
import { AgreementsFailure, AgreementsLoading } from './agreements-layout.tsx'
import { BudgetForm } from './budget-form.tsx'
import { budgetOf, budgetRange, byCount, isOffered, recommendPlan } from './budget-range.ts'
import { ChosenDebts } from './chosen-debts-card.tsx'
import { FirstDueDateForm } from './first-due-date-form.tsx'
import { newAgreementPage, type NewAgreementSearch } from './new-agreement-search.ts'
import { PayTodayRow, type TodayPrice } from './pay-today-row.tsx'
import { ChosenPlan, PlanRows, UnavailablePlans } from './plan-choice.tsx'

const formId = 'plan-choice'

interface ComparePlansProps {
  search: NewAgreementSearch
  todayPrice: TodayPrice | undefined
}

export function ComparePlans({ search, todayPrice }: ComparePlansProps) {
  const query = useQuery(agreementQueries.calculation(search))
  if (query.isError) return <AgreementsFailure query={query} />
  if (!query.data) return <AgreementsLoading />
  const { debts, grossAmount } = query.data
  return (
    <TwoColumn width="wide" aside={<ChosenDebts debts={debts} aside={<ChangeDebts search={search} />} />}>
      <Plans search={search} calculation={query.data} busy={query.isPlaceholderData} todayPrice={todayPrice ?? { amount: grossAmount }} />
    </TwoColumn>
  )
}

interface PlansProps {
  search: NewAgreementSearch
  calculation: AgreementCalculation
  busy: boolean
  todayPrice: TodayPrice
}

/** One plan at a time, which the monthly amount or the list chooses. Plain forms before scripts load. */
function Plans({ search, calculation, busy, todayPrice }: PlansProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { labelFor } = useDebtWords()
  const { getInstallments } = useAgreementWords()
  const { form, carried } = useListForm(newAgreementPage, search, ['plan', 'problem'])
  const [budget, setBudget] = useState(search.budget)
  const [picked, setPicked] = useState<number>()
  const { today, grossAmount, debts } = calculation
  const offers = byCount(calculation.offers.filter(isOffered))
  const unavailable = byCount(calculation.offers.filter((offer) => !isOffered(offer)))
  const range = budgetRange(offers)
  const chosen = offers.find(({ plan }) => plan.planId === picked) ?? recommendPlan(offers, budget)
  const shownBudget = Math.min(range?.max ?? 0, Math.max(range?.min ?? 0, budget ?? (chosen ? budgetOf(chosen) : 0)))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!chosen) return
    void navigate({ to: '/financial/agreements/new', search: { ...search, plan: chosen.plan.planId, budget, problem: undefined } })
  }

  return (
    <Card aria-label={t`Plano`} aria-busy={busy}>
      <CardSection>
        {chosen ? (
          <>
            {range ? (
              <BudgetForm
                search={search}
                range={range}
                budget={shownBudget}
                onChange={(next) => {
                  setBudget(next)
                  setPicked(undefined)
                }}
              />
            ) : null}
            <ChosenPlan offer={chosen} grossAmount={grossAmount} today={today} />
            <Button
              type="submit"
              form={formId}
              variant="primary"
              size="lg"
              full
              aria-label={labelFor(t`Continuar`, debts, getInstallments(chosen))}
            >
              <Trans>Continuar</Trans>
            </Button>
          </>
        ) : (
          <Notice tone="info" live="status" title={t`Nenhum plano atende a estas condições`}>
            <Trans>Veja abaixo o motivo de cada um. Mude a data ou os débitos escolhidos.</Trans>
          </Notice>
        )}
      </CardSection>
      <form {...form} id={formId} aria-label={t`Planos`} onSubmit={submit}>
        {carried}
        {chosen && offers.length > 1 ? (
          <CardRows>
            <FoldRow title={<Plural value={offers.length - 1} one="Ver outro plano" other="Ver outros # planos" />}>
              <PlanRows
                offers={offers}
                chosen={chosen}
                today={today}
                onChoose={(offer) => {
                  setPicked(offer.plan.planId)
                  setBudget(budgetOf(offer))
                }}
              />
              <UnavailablePlans offers={unavailable} />
            </FoldRow>
          </CardRows>
        ) : (
          <>
            {chosen ? <input type="hidden" name="plan" value={chosen.plan.planId} /> : null}
            <UnavailablePlans offers={unavailable} />
          </>
        )}
      </form>
      <CardRows>
        <FoldRow title={<Trans>Escolher o dia da primeira parcela</Trans>} open={search.first !== undefined}>
          <FirstDueDateForm search={search} today={today} />
        </FoldRow>
        <PayTodayRow debts={debts} price={todayPrice} />
      </CardRows>
    </Card>
  )
}

function ChangeDebts({ search }: { search: NewAgreementSearch }) {
  return (
    <Link
      to="/financial/agreements/new"
      search={{ ...search, step: 'debts' }}
      className={textLinkLook({ variant: 'alone', size: 'sm' })}
      activeOptions={{ exact: true, explicitUndefined: true }}
    >
      <Trans>Mudar os débitos</Trans>
    </Link>
  )
}
