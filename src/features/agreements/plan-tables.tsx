import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PlanOffer } from '#api/financial/agreements.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { ColumnTable } from '#design/components/table/column-table.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useAgreementWords } from './agreement-labels.tsx'

/** Lists plans that are not offered, with the reason and the office's names for them. */
export function OtherPlans({ offers }: { offers: PlanOffer[] }) {
  const { obstacle: reason } = useAgreementWords()
  if (offers.length === 0) return null
  return (
    <Card aria-labelledby="other-plans">
      <CardHeader id="other-plans" title={<Trans>Planos indisponíveis</Trans>} />
      <CardRows>
        {offers.map(({ plan, obstacle }) => (
          <ItemRow
            key={plan.planId}
            title={<Plural value={plan.installmentCount} one="# parcela" other="# parcelas" />}
            description={obstacle ? reason(obstacle) : null}
            date={plan.description}
          />
        ))}
      </CardRows>
    </Card>
  )
}

/** Lists the offered plans, with their installments and additions. */
export function PlansTable({ offers }: { offers: PlanOffer[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { methodNames, getInstallments } = useAgreementWords()
  return (
    <ColumnTable
      label={t`Planos disponíveis`}
      rows={offers}
      rowId={({ plan }) => plan.planId}
      columns={[
        { name: t`Plano`, kind: 'title', cell: ({ plan }) => plan.description },
        { name: t`Parcelas`, numeric: true, cell: (offer) => <strong>{getInstallments(offer)}</strong> },
        { name: t`Primeira em`, cell: ({ installments }) => formats.date(installments[0]!.dueDate) },
        { name: t`Formas de pagamento`, cell: ({ plan }) => sentence(methodNames(plan.paymentMethods)) },
        { name: t`A mais do que pagando hoje`, numeric: true, cell: ({ addedAmount }) => <>+ {formats.money(addedAmount)}</> },
        { name: t`Total`, numeric: true, cell: ({ totalAmount }) => formats.money(totalAmount) },
      ]}
    />
  )
}

/** Capitalises the first letter of words that stand alone in a cell. */
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
