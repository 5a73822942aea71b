import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import type { DebtDetails } from '#api/debts.ts'
import { AmountBreakdown } from '#design/components/data/amount-breakdown.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useAmountLines } from '../../shared/debts/debt-words.ts'
import { debtQueries } from './debts.queries.ts'

export function DebtBreakdown({ debt }: { debt: DebtDetails }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const amountLines = useAmountLines()
  const { breakdown, paidAt } = debt
  const label = paidAt ? t`Pago em ${formats.day(paidAt)}` : t`A pagar hoje`
  return (
    <Card aria-labelledby="breakdown">
      <CardSection>
        <CardTitle id="breakdown">
          <Trans>Como chegamos neste valor</Trans>
        </CardTitle>
        <AmountBreakdown lines={amountLines(breakdown.lines)} total={{ label, amount: formats.money(breakdown.amountPayable) }} />
        <ChargeRules institutionId={debt.institutionId} />
      </CardSection>
    </Card>
  )
}

function ChargeRules({ institutionId }: { institutionId: number }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { data, isError } = useQuery(debtQueries.rules(institutionId))
  if (isError) return <Notice tone="info" title={t`Não foi possível carregar as regras da instituição. O valor acima está certo.`} />
  if (!data?.setting) return null
  const { setting, events } = data
  const [fine, interest] = [formats.percent(setting.finesBasisPoints), formats.percent(setting.interestBasisPoints)]
  return (
    <Disclosure summary={<Trans>Regras de descontos e atrasos</Trans>}>
      <p>
        <Trans>
          Depois do vencimento: multa de {fine}, uma vez, e juros de {interest} ao mês, contados por dia.
        </Trans>
      </p>
      <DescriptionList layout="stacked" items={events.map(({ name, description }) => ({ term: name, description }))} />
    </Disclosure>
  )
}
