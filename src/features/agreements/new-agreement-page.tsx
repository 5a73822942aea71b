import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Steps } from '#design/components/navigation/steps.tsx'
import { AgreementsHeader } from './agreements-layout.tsx'
import { ChooseDebts } from './choose-debts.tsx'
import { ComparePlans } from './compare-plans.tsx'
import { type NewAgreementSearch, getStep } from './new-agreement-search.ts'
import type { TodayPrice } from './pay-today-row.tsx'
import { ReviewAgreement } from './review-agreement.tsx'

interface NewAgreementPageProps {
  search: NewAgreementSearch
  /** The price at the checkout, if it is known. */
  todayPrice: TodayPrice | undefined
  /** Renders the campaign offer in the bar, for the sum of the chosen debts. */
  renderOffer(debtIds: readonly number[], amount: number): ReactNode
}

/** The steps are in the URL. */
export function NewAgreementPage({ search, todayPrice, renderOffer }: NewAgreementPageProps) {
  const { t } = useLingui()
  const step = getStep(search)
  return (
    <>
      <AgreementsHeader title={t`Novo acordo`} />
      <AgreementSteps search={search} step={step} />
      {step === 1 ? (
        <ChooseDebts search={search} renderOffer={renderOffer} />
      ) : step === 2 ? (
        <ComparePlans search={search} todayPrice={todayPrice} />
      ) : (
        <ReviewAgreement search={search} />
      )}
    </>
  )
}

function AgreementSteps({ search, step }: { search: NewAgreementSearch; step: 1 | 2 | 3 }) {
  const { t } = useLingui()
  const names = [t`Débitos`, t`Plano`, t`Revisão`]
  const name = names[step - 1]!
  const previousSteps: NewAgreementSearch[] = [
    { ...search, step: 'debts' },
    { ...search, step: undefined, plan: undefined },
  ]
  return (
    <Steps
      label={t`Passos do acordo`}
      steps={names.map((stepName, index) =>
        index + 1 < step ? (
          <Link
            key={stepName}
            to="/financial/agreements/new"
            search={previousSteps[index]!}
            activeOptions={{ exact: true, explicitUndefined: true }}
          >
            {stepName}
          </Link>
        ) : (
          stepName
        ),
      )}
      current={step}
      summary={t`Passo ${step} de 3: ${name}`}
      stateWords={{ done: t`fechado`, current: t`atual`, upcoming: t`a seguir` }}
    />
  )
}
