import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { AgreementCalculation, PlanOffer } from '#api/financial/agreements.ts'
import { Button } from '#design/components/actions/button.tsx'
import { StickyActionBar } from '#design/components/actions/sticky-action-bar.tsx'
import { RadioCards } from '#design/components/choices/radio-cards.tsx'
import { AmountBar } from '#design/components/data/bar-list.tsx'
import { BarLegend } from '#design/components/data/workload-chart.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { useListForm } from '../../kit/list/list-form.tsx'
import { useAgreementWords } from './agreement-labels.tsx'
import { isOverBudget, monthlyAmount } from './budget-range.ts'
import { getDebtIds, newAgreementPage, type NewAgreementSearch, payTodayChoice } from './new-agreement-search.ts'

const formId = 'plan-choice'

interface PlanChoiceProps {
  search: NewAgreementSearch
  /** Sum of the debts today, in cents. */
  grossAmount: number
  /** All offers; those that are over the budget come after the others. */
  offers: readonly PlanOffer[]
  /** Cents a month. */
  budget: number | undefined
  /** Undefined to pay today. */
  chosen: PlanOffer | undefined
  onChoose(value: string): void
  busy: boolean
}

/** Paying today and each plan, with a bar to compare them. A plain form before scripts load. */
export function PlanChoice({ search, grossAmount, offers, budget, chosen, onChoose, busy }: PlanChoiceProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const navigate = useNavigate()
  const planOption = usePlanOption(budget)
  const { form, carried } = useListForm(newAgreementPage, search, ['plan', 'problem'])
  const longest = Math.max(grossAmount, ...offers.map(({ totalAmount }) => totalAmount))
  const today = money(grossAmount)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen) void navigate({ to: '/financial/agreements/new', search: { ...search, plan: chosen.plan.planId, problem: undefined } })
    else void navigate({ to: '/financial/payment-checkout', search: { debts: getDebtIds(search).join(',') } })
  }

  return (
    <>
      {offers.every((offer) => isOverBudget(offer, budget)) ? (
        <Notice tone="info" live="status" title={t`Nenhum plano atende a estas condições`}>
          <Trans>Veja abaixo o motivo de cada um. Mude o valor por mês, a data ou os débitos escolhidos.</Trans>
        </Notice>
      ) : null}
      <form {...form} id={formId} aria-label={t`Formas de pagar`} aria-busy={busy} onSubmit={submit}>
        {carried}
        <RadioCards
          name="plan"
          legend={t`Escolha como pagar`}
          hint={offers.length > 0 ? <BarLegend names={{ done: t`Dívida de hoje`, inProgress: t`A mais` }} /> : undefined}
          value={chosen ? String(chosen.plan.planId) : payTodayChoice}
          onChange={onChoose}
          options={[
            {
              value: payTodayChoice,
              label: <Trans>Pagar {today} hoje</Trans>,
              description: <Trans>De uma vez, sem acordo</Trans>,
              below: <AmountBar amount={grossAmount / longest} />,
            },
            ...offers.map((offer) => planOption(offer, grossAmount, longest)),
          ]}
        />
      </form>
    </>
  )
}

function usePlanOption(budget: number | undefined) {
  const { money } = useFormats()
  const { methodNames, getInstallments, getFirst, obstacle } = useAgreementWords()
  return (offer: PlanOffer, grossAmount: number, longest: number) => {
    const { plan, addedAmount, totalAmount } = offer
    const { planId, installmentCount } = plan
    const isOver = isOverBudget(offer, budget)
    const [total, added] = [money(totalAmount), money(addedAmount)]
    const [methods, first] = [methodNames(plan.paymentMethods), getFirst(offer)]
    return {
      value: String(planId),
      disabled: isOver,
      label: getInstallments(offer),
      description: (
        <>
          <Trans>
            Com {methods}, {first}
          </Trans>
          {installmentCount === 1 && addedAmount > 0 ? (
            <>
              {'. '}
              <Trans>Custa mais do que pagar hoje</Trans>
            </>
          ) : null}
          {isOver ? (
            <>
              <br />
              <strong>{obstacle({ reason: 'over_budget', installment: monthlyAmount(offer), budget: budget! })}</strong>
            </>
          ) : null}
        </>
      ),
      below: (
        <AmountBar amount={grossAmount / longest} added={addedAmount / longest} parts={installmentCount}>
          <Trans>Total {total}</Trans>
          <Trans>{added} a mais que hoje</Trans>
        </AmountBar>
      ),
    }
  }
}

/** Without scripts it can't follow the choice: the button alone remains. */
export function ChosenPlanBar({
  calculation: { grossAmount, debts },
  chosen,
}: {
  calculation: AgreementCalculation
  chosen: PlanOffer | undefined
}) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { getInstallments } = useAgreementWords()
  const { labelFor } = useDebtWords()
  const isHydrated = useHydrated()
  const paysToday = isHydrated && !chosen
  const count = chosen?.installments.length
  const summary = chosen ? getInstallments(chosen) : money(grossAmount)
  const next = (
    <Button
      type="submit"
      form={formId}
      variant="primary"
      size="lg"
      full
      aria-label={isHydrated ? labelFor(paysToday ? t`Pagar hoje` : t`Continuar`, debts, summary) : undefined}
    >
      {paysToday ? <Trans>Pagar hoje</Trans> : <Trans>Continuar</Trans>}
    </Button>
  )
  return (
    <StickyActionBar
      label={<span data-scripted="">{chosen ? t`${count}x de` : <Trans>Hoje, sem acordo</Trans>}</span>}
      amount={<span data-scripted="">{money(chosen ? chosen.installments.at(-1)!.amount : grossAmount)}</span>}
      action={paysToday ? <DisabledWhileImpersonating brief="pay">{next}</DisabledWhileImpersonating> : next}
    />
  )
}
