import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Funnel } from '#api/academic/reenrollment-office.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { BarList } from '#design/components/data/bar-list.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { blockWords, stageWords } from './office-words.tsx'
import { PeriodFrame } from './period-frame.tsx'
import { officeQueries } from './reenrollment-office.queries.ts'

/** Shows how many students are at each stage and what blocks them; each number links to the people behind it. */
export function FunnelPage({ periodId }: { periodId: number }) {
  return <PeriodFrame periodId={periodId}>{() => <Figures periodId={periodId} />}</PeriodFrame>
}

function Figures({ periodId }: { periodId: number }) {
  const { t } = useLingui()
  const query = useQuery(officeQueries.funnel(periodId))
  const { data, isError } = query
  if (isError)
    return (
      <QueryError query={query} title={t`Não foi possível carregar os números da rematrícula`}>
        <Trans>O serviço acadêmico está fora do ar agora.</Trans>
      </QueryError>
    )
  if (!data) return <SkeletonCard lines={8} />
  return (
    <>
      {data.isFinanceMissing ? (
        <Notice tone="warning" title={<Trans>O serviço financeiro está fora do ar agora</Trans>}>
          <Trans>Impedimentos por débito, acordo e contrato não entram nestes números até ele voltar.</Trans>
        </Notice>
      ) : null}
      <TwoColumn width="wide" aside={<SeatsCard periodId={periodId} seats={data.seats} />}>
        <StagesCard periodId={periodId} funnel={data} />
        <RulesCard periodId={periodId} funnel={data} />
      </TwoColumn>
    </>
  )
}

interface FunnelCardProps {
  periodId: number
  funnel: Funnel
}

const share = (count: number, of: number) => (of > 0 ? count / of : 0)

function StagesCard({ periodId, funnel: { stages } }: FunnelCardProps) {
  const { t, i18n } = useLingui()
  const { number } = useFormats()
  const students = stages.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card aria-labelledby="stages">
      <CardHeader
        id="stages"
        title={<Trans>Em que ponto estão os alunos</Trans>}
        aside={
          <Link to="/reenrollment-office/$periodId/people" params={{ periodId }} className={textLinkLook({ variant: 'alone' })}>
            <Trans>Ver todos</Trans>
          </Link>
        }
      />
      <CardSection>
        <BarList
          label={t`Alunos por etapa`}
          rows={stages.map(({ stage, count }) => ({
            id: stage,
            name: (
              <Link
                to="/reenrollment-office/$periodId/people"
                params={{ periodId }}
                search={{ stage }}
                className={textLinkLook({ variant: 'after' })}
              >
                {i18n._(stageWords[stage])}
              </Link>
            ),
            value: number(count),
            share: share(count, students),
          }))}
        />
      </CardSection>
    </Card>
  )
}

/** Shows how many students each rule blocks. A person may be blocked by several: bars are shares of all blocked people. */
function RulesCard({ periodId, funnel: { stages, blockedBy } }: FunnelCardProps) {
  const { t, i18n } = useLingui()
  const { number } = useFormats()
  const blocked = stages.find(({ stage }) => stage === 'blocked')?.count ?? 0
  const shown = blockedBy.filter(({ count }) => count > 0)
  const most = Math.max(blocked, ...shown.map(({ count }) => count))
  return (
    <Card aria-labelledby="rules">
      <CardHeader id="rules" title={<Trans>O que impede</Trans>} />
      <CardSection>
        {shown.length === 0 ? (
          <p>
            <Trans>Nada impede alunos agora.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>Um aluno pode ter mais de um impedimento.</Trans>
            </p>
            <BarList
              label={t`Alunos por impedimento`}
              rows={shown.map(({ rule, count }) => ({
                id: rule,
                name: (
                  <Link
                    to="/reenrollment-office/$periodId/people"
                    params={{ periodId }}
                    search={{ rule }}
                    className={textLinkLook({ variant: 'after' })}
                  >
                    {i18n._(blockWords[rule])}
                  </Link>
                ),
                value: number(count),
                share: share(count, most),
              }))}
            />
          </>
        )}
      </CardSection>
    </Card>
  )
}

function SeatsCard({ periodId, seats: { offered, taken, held, waiting } }: { periodId: number; seats: Funnel['seats'] }) {
  const { t } = useLingui()
  const { number } = useFormats()
  return (
    <Card aria-labelledby="seats">
      <CardHeader
        id="seats"
        title={<Trans>Vagas nas turmas</Trans>}
        aside={
          <Link
            to="/reenrollment-office/$periodId/classes"
            params={{ periodId }}
            search={{ seats: 'full' }}
            className={textLinkLook({ variant: 'alone' })}
          >
            <Trans>Turmas lotadas</Trans>
          </Link>
        }
      />
      <CardSection>
        <FigureList
          grid
          figures={[
            { term: t`Oferecidas`, value: number(offered) },
            { term: t`Ocupadas`, value: number(taken) },
            { term: t`Reservadas agora`, value: number(held) },
            { term: t`Livres`, value: number(Math.max(0, offered - taken - held)) },
            { term: t`Pedidos em lista de espera`, value: number(waiting) },
          ]}
        />
      </CardSection>
    </Card>
  )
}
