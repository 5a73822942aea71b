import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import type { AmountLine, DebtDetails, DebtOffer } from '#api/financial/debts.ts'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useAmountLines } from '../../subjects/debts/debt-words.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { debtQueries } from './debts.queries.ts'

/** The breakdown for staff, whose page is not about paying. */
export function DebtBreakdown({ debt }: { debt: DebtDetails }) {
  const { t } = useLingui()
  const formats = useFormats()
  const paidWords = usePaidWords()
  const amountLines = useAmountLines()
  const { breakdown, status, offer } = debt
  const lines = getLines(debt)
  const on = formats.date(breakdown.on)
  const label =
    paidWords(debt) ??
    (debt.cardInReview ? t`Valor em análise` : status === 'open' || status === 'overdue' ? t`A pagar hoje` : t`Valor em ${on}`)
  return (
    <Card aria-labelledby="breakdown">
      <CardSection>
        <CardTitle id="breakdown">
          <Trans>Entenda o valor</Trans>
        </CardTitle>
        <AmountBreakdown
          size="compact"
          lines={amountLines(lines)}
          // With a single line, a total would repeat it.
          total={lines.length > 1 ? { label, amount: formats.money(offer?.amount ?? breakdown.amountPayable) } : undefined}
        />
        <ChargeRules debt={debt} />
      </CardSection>
    </Card>
  )
}

/** What a student unfolds below the amount, which is therefore not repeated as a total. */
export function DebtLines({ debt }: { debt: DebtDetails }) {
  const amountLines = useAmountLines()
  return (
    <>
      <AmountBreakdown size="compact" lines={amountLines(getLines(debt), true)} />
      <ChargeRules debt={debt} />
    </>
  )
}

/** Returns words for the day of payment; null until the debt is paid. */
export function usePaidWords() {
  const { t } = useLingui()
  const formats = useFormats()
  return ({ paidAt, receipts, breakdown }: DebtDetails): string | null => {
    if (!paidAt) return null
    const [paidOn, on] = [formats.day(paidAt), formats.date(breakdown.on)]
    const bySlip = receipts.some(({ kind, method }) => kind === 'settlement' && method === 'bank_slip')
    return bySlip && paidOn !== on ? t`Pago em ${paidOn}, no valor de ${on}, o dia do boleto` : t`Pago em ${paidOn}`
  }
}

const getLines = ({ breakdown, offer }: DebtDetails): AmountLine[] => (offer ? [...breakdown.lines, discountLine(offer)] : breakdown.lines)

/** The line of the discount that a payment within the campaign will have. */
const discountLine = ({ name, validTo, discountAmount }: DebtOffer): AmountLine => ({
  kind: 'campaign_discount',
  amount: -discountAmount,
  rateBasisPoints: null,
  days: null,
  date: validTo,
  name,
})

/** Shows the late-payment rates with which the debt was created, whatever the institution's current ones. */
function ChargeRules({ debt: { rates, institutionId } }: { debt: DebtDetails }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { data: events, isError } = useQuery(debtQueries.events(institutionId))
  if (isError) return <Notice tone="info" title={t`Não foi possível carregar as regras da instituição. O valor acima está certo.`} />
  const isFree = rates.finesBasisPoints === 0 && rates.interestBasisPoints === 0
  if (!events || (isFree && events.length === 0)) return null
  const [fine, interest] = [formats.percent(rates.finesBasisPoints), formats.percent(rates.interestBasisPoints)]
  return (
    <Disclosure summary={<Trans>Regras de descontos e atrasos</Trans>}>
      <p>
        {isFree ? (
          <Trans>Depois do vencimento, este débito não tem multa nem juros.</Trans>
        ) : (
          <Trans>
            Depois do vencimento: multa de {fine}, uma vez, e juros de {interest} ao mês, contados por dia.
          </Trans>
        )}
      </p>
      <OfficeText as="div">
        <DescriptionList layout="stacked" items={events.map(({ name, description }) => ({ term: name, description }))} />
      </OfficeText>
    </Disclosure>
  )
}
