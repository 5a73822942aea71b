import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PlanOffer } from '#api/financial/agreements.ts'
import { RadioRows, RefusedRows } from '#design/components/choices/radio-rows.tsx'
import { PlanNote } from '#design/components/data/plan-note.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useAgreementWords } from './agreement-labels.tsx'

interface ChosenPlanProps {
  offer: PlanOffer
  /** Sum of the debts today, in cents. */
  grossAmount: number
  today: string
}

/** The plan that continues, with all that it costs. */
export function ChosenPlan({ offer, grossAmount, today }: ChosenPlanProps) {
  const { money } = useFormats()
  const { getInstallments, getFirst, getAddedName } = useAgreementWords()
  const { addedAmount, totalAmount } = offer
  const [total, first] = [money(totalAmount), getFirst(offer, today)]
  return (
    <PlanNote
      title={getInstallments(offer)}
      description={
        <>
          <Trans>
            Total {total}, {first}
          </Trans>
          {isDearerThanToday(offer) ? (
            <>
              {'. '}
              <Trans>Custa mais do que pagar hoje</Trans>
            </>
          ) : null}
        </>
      }
      share={grossAmount / totalAmount}
      debt={{ label: <Trans>Dívida de hoje</Trans>, amount: money(grossAmount) }}
      added={{ label: getAddedName(offer), amount: money(addedAmount) }}
    />
  )
}

const isDearerThanToday = ({ installments, addedAmount }: PlanOffer) => installments.length === 1 && addedAmount > 0

interface PlanRowsProps {
  offers: readonly PlanOffer[]
  chosen: PlanOffer
  today: string
  onChoose(offer: PlanOffer): void
}

/** All plans that are offered, from the fewest installments on. */
export function PlanRows({ offers, chosen, today, onChoose }: PlanRowsProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { methodNames, getInstallments, getFirst, getAddedName } = useAgreementWords()
  const isOneMethod = new Set(offers.map(({ plan }) => methodNames(plan.paymentMethods))).size < 2
  return (
    <RadioRows
      name="plan"
      legend={t`Escolha um plano`}
      value={String(chosen.plan.planId)}
      onChange={(value) => onChoose(offers.find(({ plan }) => String(plan.planId) === value)!)}
      options={offers.map((offer) => {
        const [methods, first] = [methodNames(offer.plan.paymentMethods), getFirst(offer, today)]
        const [added, addedName] = [money(offer.addedAmount), getAddedName(offer)]
        return {
          value: String(offer.plan.planId),
          label: getInstallments(offer),
          description: isDearerThanToday(offer) ? (
            <Trans>Custa mais do que pagar hoje</Trans>
          ) : isOneMethod ? (
            first
          ) : (
            <Trans>
              Com {methods}, {first}
            </Trans>
          ),
          end: money(offer.totalAmount),
          endNote: t`${addedName}: ${added}`,
        }
      })}
    />
  )
}

/** The plans that are not offered, each in a line with the reason. */
export function UnavailablePlans({ offers }: { offers: readonly PlanOffer[] }) {
  const { t } = useLingui()
  const { obstacle: getReason } = useAgreementWords()
  if (offers.length === 0) return null
  return (
    <RefusedRows
      legend={t`Planos indisponíveis`}
      rows={offers.map(({ plan, obstacle }) => ({
        id: String(plan.planId),
        name: <Plural value={plan.installmentCount} one="# parcela" other="# parcelas" />,
        reason: obstacle ? getReason(obstacle) : '',
      }))}
    />
  )
}
