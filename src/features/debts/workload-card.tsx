import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DebtWorkload } from '#api/financial/debts.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { BarList } from '#design/components/data/bar-list.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { ExportsCard } from '../../kit/list/exports-card.tsx'
import { debtQueries } from './debts.queries.ts'

const figure = textLinkLook({ variant: 'after' })

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

/** Shows the figures with which staff begin the day; each links to the list that it counts. */
function WorkloadCard() {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const query = useQuery(debtQueries.workload())
  const { data, isError } = query
  // The queue above says that it failed.
  if (isError && !data) return null
  if (!data)
    return (
      <Card as="div" aria-busy>
        <CardSection>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </CardSection>
      </Card>
    )
  const { today, overdue, ages, receivedToday } = data
  return (
    <Card aria-labelledby="workload">
      <CardHeader id="workload" title={<Trans>Inadimplência</Trans>} />
      <CardSection>
        <FigureList
          figures={[
            {
              term: t`Vencido até hoje`,
              lead: true,
              value: (
                <Link to="/financial/payments" search={{ status: 'overdue' }} className={figure}>
                  {money(overdue.amount)}
                </Link>
              ),
              note: t`${plural(overdue.count, { 0: 'em nenhum débito', one: 'em # débito', other: 'em # débitos' })}`,
            },
            {
              term: t`Recebido hoje`,
              value: (
                <Link to="/financial/received-payments" search={{ paidFrom: today, paidTo: today }} className={figure}>
                  {money(receivedToday.amount)}
                </Link>
              ),
            },
          ]}
        />
        <BarList
          label={t`Vencido por tempo de atraso`}
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
