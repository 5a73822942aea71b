import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import type { FunnelPerson } from '#api/reenrollment-office.ts'
import { funnelStages, pendencyKinds } from '#api/reenrollment-names.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { rowLinkLook } from '#design/components/table/table-cell.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { appConfig } from '#config'
import { type Formats, useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { NoValue } from '../../shared/list/list-table.tsx'
import { NameSearch } from '../../shared/name-search.tsx'
import { QueryError } from '../../shared/query-error.tsx'
import { SelectFilters } from '../../shared/select-filters.tsx'
import { ShortPager } from '../../shared/short-pager.tsx'
import { peopleSearch, type PeopleSearch } from './office-search.ts'
import { blockWords, StagePill, stageWords, statusWords } from './office-words.tsx'
import { PeriodFrame } from './period-frame.tsx'
import { officeQueries } from './reenrollment-office.queries.ts'

interface PeoplePageProps {
  periodId: number
  search: PeopleSearch
}

/** The students of a period, or those behind a number of the funnel. */
export function PeoplePage({ periodId, search }: PeoplePageProps) {
  const { t, i18n } = useLingui()
  const page = { path: `/reenrollment-office/${periodId}/people`, read: peopleSearch }
  return (
    <PeriodFrame periodId={periodId}>
      {() => (
        <>
          <SelectFilters
            page={page}
            search={search}
            filters={[
              {
                name: 'stage',
                label: t`Etapa`,
                all: t`Todas as etapas`,
                options: funnelStages.map((value) => ({ value, label: i18n._(stageWords[value]) })),
              },
              {
                name: 'rule',
                label: t`Impedimento`,
                all: t`Com ou sem impedimento`,
                options: pendencyKinds.map((value) => ({ value, label: i18n._(blockWords[value]) })),
              },
            ]}
          >
            <NameSearch page={page} search={search} name="search" label={t`Nome ou matrícula`} />
          </SelectFilters>
          <People periodId={periodId} search={search} />
        </>
      )}
    </PeriodFrame>
  )
}

function People({ periodId, search }: PeoplePageProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats(useShell())
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
        <Link to="/reenrollment-office/$periodId/people/$enrollmentId" params={{ periodId, enrollmentId }} className={rowLinkLook()}>
          <span dir="auto">{student}</span>
        </Link>
      ),
    },
    {
      id: 'course',
      name: t`Curso e matrícula`,
      wraps: true,
      cell: ({ course, academicRecord }) => (
        <div>
          <div dir="auto">{course}</div>
          <code>{academicRecord}</code>
        </div>
      ),
    },
    {
      id: 'stage',
      name: t`Etapa`,
      cell: ({ stage, status, blockedBy }) => (
        <div>
          <StagePill stage={stage} />
          {blockedBy.map((rule) => (
            <div key={rule}>{i18n._(blockWords[rule])}</div>
          ))}
          {status && stage === 'paying' ? <div>{i18n._(statusWords[status])}</div> : null}
        </div>
      ),
    },
    { id: 'classes', name: t`Turmas`, numeric: true, cell: ({ classes }, { number }) => number(classes) },
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
            icon={<UsersRound size={32} strokeWidth={1.75} aria-hidden />}
            title={isNarrowed ? t`Nenhum aluno com estes filtros` : t`Nenhum aluno neste período`}
            action={
              isNarrowed ? (
                <Link to="/reenrollment-office/$periodId/people" params={{ periodId }} className={buttonLook()}>
                  <Trans>Limpar filtros</Trans>
                </Link>
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
      <ShortPager
        list={{ path: `/reenrollment-office/${periodId}/people`, read: peopleSearch }}
        search={search}
        totalCount={data.totalCount}
        renderLink={(page, link) => (
          <Link {...link} to="/reenrollment-office/$periodId/people" params={{ periodId }} search={{ ...search, page }} />
        )}
      />
    </>
  )
}
