import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { EnrollmentPrice, PriceLine } from '#api/academic/reenrollment.ts'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { useClassWords } from './class-words.ts'

/** Shows the price of the choice, line by line. @param confirmedTotal cents confirmed before, while the choice is being changed */
export function PricePanel({
  query,
  confirmedTotal,
}: {
  query: Pick<UseQueryResult<EnrollmentPrice>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch' | 'isPlaceholderData'>
  confirmedTotal: number | null
}) {
  const { t } = useLingui()
  const { data, isError, isPlaceholderData } = query
  return (
    <Card aria-labelledby="price" aria-busy={isPlaceholderData}>
      <CardHeader id="price" title={<Trans>Quanto custa</Trans>} />
      {data ? (
        <PriceDetails price={data} confirmedTotal={confirmedTotal} />
      ) : isError ? (
        <QueryError query={query} title={t`Não foi possível calcular o valor`} />
      ) : (
        <CardSection>
          <SkeletonRows rows={3} />
        </CardSection>
      )}
    </Card>
  )
}

export function PriceDetails({
  price: { lines, total, installments, currentMonthly, measure },
  confirmedTotal,
}: {
  price: EnrollmentPrice
  confirmedTotal: number | null
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const { units: unitsText } = useClassWords()
  const first = installments[0]
  const last = installments.at(-1)
  const getLabel = ({ kind, subject, code, rateBasisPoints }: PriceLine) =>
    kind === 'subject'
      ? `${subject} (${code})`
      : kind === 'fixed'
        ? t`Valor fixo do período`
        : t`Desconto, ${formats.percent(rateBasisPoints ?? 0)}`
  return (
    <>
      <CardSection>
        <AmountBreakdown
          size="compact"
          lines={lines.map((line) => ({
            label: getLabel(line),
            note:
              line.units !== null && line.unitAmount !== null
                ? `${unitsText(line.units, measure)} × ${formats.money(line.unitAmount)}`
                : undefined,
            amount: formats.signedMoney(line.amount),
          }))}
          total={{ label: t`Total do período`, amount: formats.money(total) }}
        />
      </CardSection>
      {first && last ? (
        <CardSection>
          <p>
            <InstallmentsText installments={installments} />
          </p>
          <p>
            <Trans>Primeira parcela com vencimento em {formats.date(first.dueDate)}.</Trans>
          </p>
          {currentMonthly === null || total === 0 ? null : <Difference amount={last.amount - currentMonthly} />}
          {confirmedTotal === null ? null : <ChangeOfTotal amount={total - confirmedTotal} />}
        </CardSection>
      ) : null}
    </>
  )
}

/** Installments are equal but for the first, which takes the remainder. */
export function InstallmentsText({ installments }: Pick<EnrollmentPrice, 'installments'>) {
  const formats = useFormats()
  const [first, second] = installments
  if (!first) return null
  const amount = formats.money(first.amount)
  if (!second || second.amount === first.amount)
    return <Plural value={installments.length} one={`# parcela de ${amount}`} other={`# parcelas de ${amount}`} />
  const other = formats.money(second.amount)
  return (
    <Plural
      value={installments.length - 1}
      one={`Uma parcela de ${amount} e # de ${other}`}
      other={`Uma parcela de ${amount} e # de ${other}`}
    />
  )
}

function Difference({ amount }: { amount: number }) {
  const formats = useFormats()
  const difference = formats.money(Math.abs(amount))
  return (
    <p>
      {amount === 0 ? (
        <Trans>Por mês, o mesmo que a mensalidade atual.</Trans>
      ) : amount > 0 ? (
        <Trans>Por mês, {difference} a mais que a mensalidade atual.</Trans>
      ) : (
        <Trans>Por mês, {difference} a menos que a mensalidade atual.</Trans>
      )}
    </p>
  )
}

function ChangeOfTotal({ amount }: { amount: number }) {
  const formats = useFormats()
  const difference = formats.money(Math.abs(amount))
  return (
    <p>
      {amount === 0 ? (
        <Trans>A alteração não muda o total confirmado.</Trans>
      ) : amount > 0 ? (
        <Trans>A alteração aumenta o total em {difference}.</Trans>
      ) : (
        <Trans>A alteração diminui o total em {difference}.</Trans>
      )}
    </p>
  )
}
