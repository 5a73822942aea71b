import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestAtOffice } from '#api/request-office.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

/** What the page's header does not say: the deadline first. */
export function OfficeFacts({ request }: { request: RequestAtOffice }) {
  const { t } = useLingui()
  const { date, dateTime, money } = useFormats(useShell())
  const { enrollment, createdAt, updatedAt, deadline, limitOfDays, daysPassed, skippedDays } = request
  const { cost, paidAt, period, channel, survey } = request
  const skipped = skippedDays.map(({ day, name }) => (name ? `${date(day)} (${name})` : date(day))).join(', ')
  const facts = [
    {
      term: t`Prazo`,
      description: deadline ? t`${date(deadline)}: ${daysPassed} de ${limitOfDays} dias úteis` : t`Começa com o pagamento`,
    },
    ...(skipped ? [{ term: t`Dias que não contam`, description: skipped }] : []),
    { term: t`Enviado em`, description: dateTime(createdAt) },
    { term: t`Atualizado em`, description: dateTime(updatedAt) },
    { term: t`Canal`, description: channel === 'portal' ? t`Portal` : t`Balcão` },
    { term: t`Período letivo`, description: period },
    { term: t`Instituição`, description: enrollment.institution },
    ...(cost > 0 ? [{ term: t`Valor`, description: paidAt ? t`${money(cost)}, pago em ${dateTime(paidAt)}` : money(cost) }] : []),
    ...(survey ? [{ term: t`Avaliação do aluno`, description: [t`${survey.score} de 5`, survey.reason].filter(Boolean).join(' · ') }] : []),
  ]
  return (
    <Card aria-labelledby="facts">
      <CardHeader id="facts" title={<Trans>Dados do requerimento</Trans>} />
      <CardSection>
        <DescriptionList items={facts} />
      </CardSection>
    </Card>
  )
}
