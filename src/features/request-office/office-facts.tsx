import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestAtOffice } from '#api/academic/request-office.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../request/use-formats.ts'

/** Lists the facts that the page's header does not show, the deadline first. */
export function OfficeFacts({ request }: { request: RequestAtOffice }) {
  const { t } = useLingui()
  const { date, dateTime, money } = useFormats()
  const { enrollment, createdAt, updatedAt, deadline, limitOfDays, daysPassed, daysLate, skippedDays, age, result } = request
  const { cost, paidAt, money: came, status, period, channel, survey, steps } = request
  const skipped = skippedDays.map(({ day, name }) => (name ? `${date(day)} (${name})` : date(day))).join(', ')
  const facts = [
    {
      term: t`Prazo`,
      description: !deadline
        ? t`Começa com o pagamento`
        : result && daysLate > 0
          ? t`${date(deadline)}: ${plural(daysLate, { one: 'decidido # dia útil depois do prazo', other: 'decidido # dias úteis depois do prazo' })}`
          : age === 'late' && daysLate > 0
            ? t`${date(deadline)}: ${plural(daysLate, { one: 'vencido há # dia útil', other: 'vencido há # dias úteis' })}`
            : age === 'paused'
              ? t`Parado até o aluno responder: ${daysPassed} de ${limitOfDays} dias úteis`
              : t`${date(deadline)}: ${daysPassed} de ${limitOfDays} dias úteis`,
    },
    { term: t`Enviado em`, description: dateTime(createdAt) },
    ...(cost > 0 ? [{ term: t`Valor`, description: money(cost) }] : []),
    ...(cost > 0 && paidAt ? [{ term: t`Pago em`, description: dateTime(paidAt) }] : []),
    ...(came && status === 'canceled'
      ? [
          {
            term: t`Dinheiro do requerimento cancelado`,
            description: t`${money(came.paid + came.credit)} ficam como crédito do aluno. O setor financeiro abate de outro débito ou devolve.`,
          },
        ]
      : []),
    ...(steps.length > 0
      ? []
      : [
          {
            term: t`Respostas do aluno`,
            description: channel === 'portal' ? t`Enviado sem formulário` : t`Aberto no balcão, sem formulário`,
          },
        ]),
    ...(survey ? [{ term: t`Avaliação do aluno`, description: [t`${survey.score} de 5`, survey.reason].filter(Boolean).join(' · ') }] : []),
  ]
  const more = [
    ...(skipped ? [{ term: t`Dias que não contam`, description: skipped }] : []),
    { term: t`Atualizado em`, description: dateTime(updatedAt) },
    { term: t`Canal`, description: channel === 'portal' ? t`Portal` : t`Balcão` },
    { term: t`Período letivo`, description: period },
    { term: t`Instituição`, description: enrollment.institution },
  ]
  return (
    <Card aria-labelledby="facts">
      <CardHeader id="facts" title={<Trans>Dados do requerimento</Trans>} />
      <CardSection>
        <DescriptionList items={facts} />
        <Disclosure summary={<Trans>Mais dados</Trans>}>
          <DescriptionList items={more} />
        </Disclosure>
      </CardSection>
    </Card>
  )
}
