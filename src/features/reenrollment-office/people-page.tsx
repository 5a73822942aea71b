import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import type { FunnelPerson } from '#api/academic/reenrollment-office.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { rowLinkLook } from '#design/components/table/table-cell.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { appConfig } from '#config'
import { type Formats } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import type { ListFilter } from '../../kit/list/list.ts'
import { ListFilters } from '../../kit/list/list-filters.tsx'
import { ListLink } from '../../kit/list/list-link.tsx'
import { withoutFilters } from '../../kit/list/list-links.ts'
import { ListPager } from '../../kit/list/list-pager.tsx'
import { pageRange } from '../../kit/list/page-range.ts'
import { NoValue } from '../../kit/list/list-table.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { peopleAddress } from './office-lists.ts'
import type { PeopleSearch } from './office-search.ts'
import { blockWords, StagePill, stageWords, statusWords } from './office-words.tsx'
import { PeriodFrame } from './period-frame.tsx'
import { officeQueries } from './reenrollment-office.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

interface PeoplePageProps {
  periodId: number
  search: PeopleSearch
}

const filters: ReadonlyArray<ListFilter<keyof PeopleSearch & string>> = [
  { kind: 'search', field: 'search', label: msg`Nome ou matrícula` },
  { kind: 'choice', field: 'stage', label: msg`Etapa`, all: msg`Todas as etapas`, options: stageWords },
  { kind: 'choice', field: 'rule', label: msg`Impedimento`, all: msg`Com ou sem impedimento`, options: blockWords },
]

/** The students of a period, or those behind a number of the funnel. */
export function PeoplePage({ periodId, search }: PeoplePageProps) {
  const address = peopleAddress(periodId)
  return (
    <PeriodFrame periodId={periodId}>
      {() => (
        <>
          <ListFilters address={address} search={search} columns={[]} filters={filters} />
          <People periodId={periodId} search={search} />
        </>
      )}
    </PeriodFrame>
  )
}

function People({ periodId, search }: PeoplePageProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const address = peopleAddress(periodId)
  const query = useQuery(officeQueries.people(periodId, search))
  const { data, isError, isPlaceholderData } = query
  if (isError)
    return (
      <QueryError query={query} title={t`Não foi possível carregar os alunos`}>
        <Trans>O serviço acadêmico está fora do ar agora. Os filtros continuam como estão.</Trans>
      </QueryError>
    )
  if (!data) return <TableSkeleton label={t`Carregando os alunos`} rows={search.perPage ?? appConfig.defaultPageSize} />
  const columns: DataColumn<FunnelPerson, never, Formats>[] = [
    {
      id: 'student',
      name: t`Aluno`,
      title: true,
      wraps: true,
      cell: ({ enrollmentId, student }) => (
        <Link to="/reenrollment-office/$periodId/people/$enrollmentId" params={{ periodId, enrollmentId }} className={rowLinkLook}>
          <span dir="auto">{student}</span>
        </Link>
      ),
    },
    {
      id: 'course',
      name: t`Curso e matrícula`,
      wraps: true,
      fact: true,
      cell: ({ course, academicRecord }) => (
        <span className="cell__stack">
          <Facts>
            <OfficeText>{course}</OfficeText>
            <code>{academicRecord}</code>
          </Facts>
        </span>
      ),
    },
    {
      id: 'stage',
      name: t`Etapa`,
      wraps: true,
      cell: ({ stage, status, blockedBy }) => (
        <>
          <StagePill stage={stage} />{' '}
          <span className="cell__stack">
            <Facts>
              {blockedBy.map((rule) => i18n._(blockWords[rule]))}
              {status && stage === 'paying' ? i18n._(statusWords[status]) : null}
            </Facts>
          </span>
        </>
      ),
    },
    { id: 'classes', name: t`Turmas`, numeric: true, leftOut: 'small', cell: ({ classes }, { number }) => number(classes) },
    {
      id: 'updated',
      name: t`Atualizado em`,
      cell: ({ updatedAt }, { dateTime }) => (updatedAt ? dateTime(updatedAt) : <NoValue />),
    },
  ]
  const isNarrowed = search.search ?? search.stage ?? search.rule ?? search.page
  return (
    <>
      <DataTable
        label={t`Alunos`}
        columns={columns}
        rows={data.results}
        rowId={({ enrollmentId }) => String(enrollmentId)}
        words={formats}
        busy={isPlaceholderData}
        empty={
          <EmptyState
            icon={<UsersRound size={32} />}
            title={isNarrowed ? t`Nenhum aluno com estes filtros` : t`Nenhum aluno neste período`}
            action={
              isNarrowed ? (
                <ListLink address={address} change={withoutFilters} className={buttonLook()}>
                  <Trans>Limpar filtros</Trans>
                </ListLink>
              ) : null
            }
          >
            {isNarrowed ? (
              <Trans>Confira o nome ou a matrícula, ou procure em outra etapa.</Trans>
            ) : (
              <Trans>Aparecem aqui os alunos com matrícula ativa nos cursos que o período atende.</Trans>
            )}
          </EmptyState>
        }
      />
      {data.totalCount > appConfig.pageSizes[0] ? (
        <ListPager
          address={address}
          search={search}
          range={pageRange(search.page ?? 1, search.perPage ?? appConfig.defaultPageSize, data.totalCount)}
          totalCount={data.totalCount}
        />
      ) : null}
    </>
  )
}
