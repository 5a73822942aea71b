import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import type { DebtWorkload } from '#api/financial/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { BarList } from '#design/components/data/bar-list.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { ExportsCard } from '../../kit/list/exports-card.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { debtQueries } from './debts.queries.ts'

const figure = textLinkLook({ variant: 'after' })

export default function Workload() {
  return (
    <>
      <AtBank />
      <WorkloadCard />
      <ExportsCard />
    </>
  )
}

/** Shows bank files and differences that wait for staff. Renders nothing without any, or on failure, which the other card reports. */
function AtBank() {
  const { t, i18n } = useLingui()
  const { files = 0, differences = 0 } = useQuery(debtQueries.workload()).data?.atBank ?? {}
  if (files + differences === 0) return null
  const waiting = [
    ...(files > 0 ? [t`${plural(files, { one: '# arquivo espera por você', other: '# arquivos esperam por você' })}`] : []),
    ...(differences > 0 ? [t`${plural(differences, { one: '# diferença para resolver', other: '# diferenças para resolver' })}`] : []),
  ]
  return (
    <Card aria-label={t`Esperam por você`}>
      <CardRows>
        <ItemRow
          icon={<Landmark />}
          title={t`Arquivos bancários`}
          description={new Intl.ListFormat(i18n.locale).format(waiting)}
          action={
            <Link
              to="/financial/bank-files"
              className={buttonLook({ variant: 'outline', size: 'sm' })}
              aria-label={t`Abrir os arquivos bancários`}
            >
              <Trans>Abrir</Trans>
            </Link>
          }
        />
      </CardRows>
    </Card>
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
  const { money, number } = useFormats()
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
              note: <Plural value={overdue.count} _0="em nenhum débito" one="em # débito" other="em # débitos" />,
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
      <CardSection>
        <FigureList
          figures={[
            {
              term: t`Recebido hoje`,
              value: (
                <Link to="/financial/received-payments" search={{ paidFrom: today, paidTo: today }} className={figure}>
                  {money(receivedToday.amount)}
                </Link>
              ),
            },
            {
              term: t`Cartões em análise`,
              value: (
                <Link to="/financial/received-payments" search={{ method: 'credit_card', status: 'pending' }} className={figure}>
                  {number(cardsInReview)}
                </Link>
              ),
            },
            {
              term: t`Acordos com parcela vencida`,
              value: (
                <Link to="/financial/agreements" search={{ overdue: true }} className={figure}>
                  {number(overdueAgreements)}
                </Link>
              ),
            },
          ]}
        />
      </CardSection>
    </Card>
  )
}
