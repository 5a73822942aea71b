import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DebtWorkload } from '#api/debts.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { BarList } from '#design/components/data/bar-list.tsx'
import { Card, CardHeader, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { ExportsCard } from '../../shared/list/exports-card.tsx'
import { QueryError } from '../../shared/query-error.tsx'
import { debtQueries } from './debts.queries.ts'

const alone = textLinkLook({ variant: 'alone' })

export default function Workload() {
  return (
    <>
      <WorkloadCard />
      <ExportsCard />
    </>
  )
}

const ageWords: Record<DebtWorkload['ages'][number]['age'], MessageDescriptor> = {
  up_to_30: msg`1 a 30 dias`,
  up_to_60: msg`31 a 60 dias`,
  up_to_90: msg`61 a 90 dias`,
  over_90: msg`Mais de 90 dias`,
}

/** What staff begin the day with; every figure leads to the list that it counts. */
function WorkloadCard() {
  const { t, i18n } = useLingui()
  const { money, number } = useFormats(useShell())
  const query = useQuery(debtQueries.workload())
  const { data, isError } = query
  if (isError && !data) return <QueryError query={query} title={t`Não foi possível carregar os números de hoje`} />
  if (!data)
    return (
      <Card as="div" aria-busy>
        <CardSection>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </CardSection>
      </Card>
    )
  const { today, overdue, ages, receivedToday, cardsInReview, overdueAgreements } = data
  return (
    <Card aria-labelledby="workload">
      <CardHeader id="workload" title={<Trans>Cobrança hoje</Trans>} />
      <CardSection>
        <FigureList
          figures={[
            {
              term: t`Vencido até hoje`,
              lead: true,
              value: (
                <Link to="/financial/payments" search={{ status: 'overdue' }} className={alone}>
                  {money(overdue.amount)}
                </Link>
              ),
              note: <Plural value={overdue.count} _0="em nenhum débito" one="em # débito" other="em # débitos" />,
            },
            {
              term: t`Recebido hoje`,
              value: (
                <Link to="/financial/received-payments" search={{ paidFrom: today, paidTo: today }} className={alone}>
                  {money(receivedToday.amount)}
                </Link>
              ),
            },
            {
              term: t`Cartões em análise`,
              value: (
                <Link to="/financial/received-payments" search={{ method: 'credit_card', status: 'pending' }} className={alone}>
                  {number(cardsInReview)}
                </Link>
              ),
            },
            {
              term: t`Acordos com parcela vencida`,
              value: (
                <Link to="/financial/agreements" search={{ overdue: 'yes' }} className={alone}>
                  {number(overdueAgreements)}
                </Link>
              ),
            },
          ]}
        />
      </CardSection>
      <CardSection>
        <CardTitle level={3}>
          <Trans>Vencidos por tempo de atraso</Trans>
        </CardTitle>
        <BarList
          label={t`Vencidos por tempo de atraso`}
          rows={ages.map(({ age, count, amount }) => ({
            id: age,
            name: i18n._(ageWords[age]),
            note: t`${plural(count, { 0: 'Nenhum débito', one: '# débito', other: '# débitos' })}`,
            value: money(amount),
            share: amount / Math.max(1, overdue.amount),
            renderLink: (link) => <Link {...link} to="/financial/payments" search={{ age }} />,
          }))}
        />
      </CardSection>
    </Card>
  )
}
