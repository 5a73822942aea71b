import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { PlanOffer } from '#api/financial/agreements.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { DateField } from '#design/components/dates/date-field.tsx'
import { CurrencyField } from '#design/components/fields/currency-field.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useListForm } from '../../kit/list/list-form.tsx'
import { budgetRange } from './budget-range.ts'
import type { BudgetSliderProps } from './budget-slider.tsx'
import { newAgreementPage, type NewAgreementSearch } from './new-agreement-search.ts'

interface BudgetFormProps {
  search: NewAgreementSearch
  today: string
  /** Shown amount in cents a month, perhaps not submitted yet; undefined without one. */
  budget: number | undefined
  setBudget(budget: number | undefined): void
  /** Called before the slider submits an amount. */
  onAsk(budget: number): void
  /** Plans for which the monthly amount decides whether they fit. */
  offers: readonly PlanOffer[]
  /** Slider component, loaded in a chunk of its own. */
  Slider: ComponentType<BudgetSliderProps>
}

export function BudgetForm({ search, today, budget, setBudget, onAsk, offers, Slider }: BudgetFormProps) {
  const { t, i18n } = useLingui()
  const dateField = useDateField()
  const { form, carried } = useListForm(newAgreementPage, search, ['budget', 'first'])
  const navigate = useNavigate()
  const range = budgetRange(offers)
  const isNarrowed = search.budget !== undefined || search.first !== undefined
  return (
    <Card aria-label={t`Condições do acordo`}>
      <CardSection>
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
            label={t`Quanto cabe por mês?`}
            optional={t`(opcional)`}
            hint={t`Deixe em branco para ver todos os planos.`}
            locale={i18n.locale}
            name="budget"
            value={budget ?? null}
            onValueChange={(cents) => setBudget(cents ?? undefined)}
            below={
              range ? (
                <div data-scripted="">
                  <Slider
                    {...range}
                    value={budget === undefined ? null : Math.min(range.max, Math.max(range.min, budget))}
                    onChange={setBudget}
                    onChangeEnd={(chosen) => {
                      onAsk(chosen)
                      void navigate({
                        to: '.',
                        search: (before) => ({ ...before, budget: chosen, problem: undefined }),
                        replace: true,
                        resetScroll: false,
                      })
                    }}
                  />
                </div>
              ) : null
            }
          />
          <Disclosure summary={<Trans>Escolher o dia da primeira parcela</Trans>} open={search.first !== undefined}>
            <DateField
              key={search.first}
              {...dateField}
              label={t`Primeira parcela em`}
              optional={t`(opcional)`}
              name="first"
              min={today}
              today={today}
              defaultValue={search.first}
            />
          </Disclosure>
        </Form>
      </CardSection>
    </Card>
  )
}
