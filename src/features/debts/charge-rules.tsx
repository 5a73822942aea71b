import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { debtQueries } from './debts.queries.ts'

/** The rules behind an amount: rates of the institution, and what it calls discounts and additions. */
export function ChargeRules({ institutionId }: { institutionId: number }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { data, isError } = useQuery(debtQueries.rules(institutionId))
  if (isError) return <Notice tone="info" title={t`As regras da instituição não carregaram agora. O valor acima está certo.`} />
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
