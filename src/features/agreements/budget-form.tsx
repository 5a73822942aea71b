import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import type { PlanOffer } from '#api/agreements.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { CurrencyField } from '#design/components/fields/currency-field.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useListForm } from '../../shared/list/list-form.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { budgetRange, decidedByBudget } from './budget-range.ts'
import type { BudgetSliderProps } from './budget-slider.tsx'
import { PlanBars } from './plan-bars.tsx'
import { newAgreementPage, type NewAgreementSearch } from './new-agreement-search.ts'

interface BudgetFormProps {
  search: NewAgreementSearch
  today: string
  /** Cents. */
  grossAmount: number
  count: number
  /** All of them, also those that don't fit. */
  offers: readonly PlanOffer[]
  /** Loaded apart from the page. */
  Slider: ComponentType<BudgetSliderProps>
}

export function BudgetForm({ search, today, grossAmount, count, offers, Slider }: BudgetFormProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats(useShell())
  const dateField = useDateField()
  const { form, carried } = useListForm(newAgreementPage, search, ['budget', 'first'])
  const navigate = useNavigate()
  const [budget, setBudget] = useBudget(search.budget)
  // In one order, whether they fit or not: bars that change places are not compared.
  const decided = offers.filter(decidedByBudget).toSorted((one, other) => one.plan.installmentCount - other.plan.installmentCount)
  const range = budgetRange(decided)
  const isNarrowed = search.budget !== undefined || search.first !== undefined
  return (
    <Card aria-labelledby="budget">
      <CardSection>
        <CardTitle id="budget">
          <Plural value={count} one="# débito escolhido" other="# débitos escolhidos" />: {formats.money(grossAmount)}
        </CardTitle>
        <Form
          {...form}
          aria-label={t`Condições do acordo`}
          actions={
            <>
              <Button type="submit">
                <Trans>Mostrar planos</Trans>
              </Button>
              {isNarrowed ? (
                <Link
                  to="/financial/agreements/new"
                  search={{ debts: search.debts }}
                  className={buttonLook({ variant: 'quiet' })}
                  activeOptions={{ exact: true, explicitUndefined: true }}
                >
                  <Trans>Mostrar todos</Trans>
                </Link>
              ) : null}
            </>
          }
        >
          {carried}
          <CurrencyField
            label={t`Quanto posso pagar por mês`}
            optional={t`opcional`}
            locale={i18n.locale}
            name="budget"
            value={budget ?? null}
            onValueChange={(cents) => setBudget(cents ?? undefined)}
          />
          {range ? (
            <div data-scripted="">
              <Slider
                {...range}
                value={Math.min(range.max, Math.max(range.min, budget ?? range.max))}
                onChange={setBudget}
                onChangeEnd={(chosen) =>
                  void navigate({
                    to: '.',
                    search: (before) => ({ ...before, budget: chosen, problem: undefined }),
                    replace: true,
                    resetScroll: false,
                  })
                }
              />
            </div>
          ) : null}
          <DateField
            key={search.first}
            {...dateField}
            label={t`Primeira parcela em`}
            optional={t`opcional`}
            name="first"
            min={today}
            today={today}
            defaultValue={search.first}
          />
        </Form>
      </CardSection>
      {decided.length > 0 ? (
        <CardSection>
          <PlanBars offers={decided} today={grossAmount} budget={budget} />
        </CardSection>
      ) : null}
    </Card>
  )
}

/** What the field and the slider show before it is asked for; follows the address. */
function useBudget(asked: number | undefined) {
  const [seen, setSeen] = useState(asked)
  const [budget, setBudget] = useState(asked)
  if (seen !== asked) {
    setSeen(asked)
    setBudget(asked)
  }
  return [budget, setBudget] as const
}
