import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarPlus, Plus } from 'lucide-react'
import type { OfficePeriod } from '#api/academic/reenrollment-office.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ProgressWithWords } from '#design/components/feedback/progress-with-words.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { rowLinkLook } from '#design/components/table/table-cell.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { type Formats } from '../../i18n/formats.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { Denied } from '../../kit/list/denied.tsx'
import { NoValue } from '../../kit/list/list-table.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { isRunning, PhasePill } from './period-words.tsx'
import { officeQueries } from './reenrollment-office.queries.ts'

/** Terms that students reenroll for, newest first (docs/requirements/academic-and-financial.md §2). */
export function PeriodsPage() {
  const { t } = useLingui()
  const query = useQuery(officeQueries.periods())
  const { data, error } = query
  const isDenied = error && portalErrorCode(error) === 'FORBIDDEN'
  return (
    <>
      <PageHeader
        title={t`Períodos de rematrícula`}
        subtitle={t`Datas, turmas e regras de cada período letivo, e em que ponto estão os alunos.`}
        actions={isDenied ? null : <NewPeriodLink />}
      />
      {isDenied ? (
        <Denied title={t`Você não tem acesso aos períodos de rematrícula`} />
      ) : error ? (
        <QueryError query={query} title={t`Não foi possível carregar os períodos de rematrícula`}>
          <Trans>O serviço acadêmico está fora do ar agora.</Trans>
        </QueryError>
      ) : data ? (
        <PeriodTable periods={data.results} />
      ) : (
        <TableSkeleton label={t`Carregando os períodos de rematrícula`} rows={4} />
      )}
    </>
  )
}

function NewPeriodLink() {
  return (
    <Link to="/reenrollment-office/new" className={buttonLook({ variant: 'primary' })}>
      <Plus />
      <Trans>Novo período</Trans>
    </Link>
  )
}

/** Shows how many students have reenrolled; renders nothing if they cannot be counted now. */
function PeriodProgress({ periodId }: { periodId: number }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { data } = useQuery(officeQueries.funnel(periodId))
  if (!data) return null
  const students = data.stages.reduce((sum, { count }) => sum + count, 0)
  const done = data.stages.find(({ stage }) => stage === 'done')?.count ?? 0
  const [of, all] = [number(done), number(students)]
  return <ProgressWithWords label={t`${of} de ${all}`} value={done} max={Math.max(1, students)} />
}

function PeriodTable({ periods }: { periods: readonly OfficePeriod[] }) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const columns: DataColumn<OfficePeriod, never, Formats>[] = [
    {
      id: 'period',
      name: t`Período letivo`,
      title: true,
      cell: ({ periodId, settings }) => (
        <Link to="/reenrollment-office/$periodId" params={{ periodId }} className={rowLinkLook}>
          {settings.period}
        </Link>
      ),
    },
    { id: 'institution', name: t`Instituição`, wraps: true, cell: ({ institution }) => <span dir="auto">{institution}</span> },
    {
      id: 'phase',
      name: t({ message: 'Situação', context: 'período de rematrícula' }),
      cell: ({ settings }) => <PhasePill settings={settings} />,
    },
    {
      id: 'progress',
      name: t`Concluídas`,
      cell: (period) => (isRunning(period) ? <PeriodProgress periodId={period.periodId} /> : <NoValue />),
    },
    { id: 'opens', name: t`Abre em`, cell: ({ settings }, { dateTime }) => dateTime(settings.opensAt) },
    { id: 'closes', name: t`Rematrícula até`, cell: ({ settings }, { until }) => until(settings.closesAt) },
    { id: 'changes', name: t`Alterações até`, leftOut: 'snug', cell: ({ settings }, { until }) => until(settings.changesUntil) },
  ]
  return (
    <DataTable
      label={t`Períodos de rematrícula`}
      columns={columns}
      rows={periods}
      rowId={({ periodId }) => String(periodId)}
      words={formats}
      hiddenColumns={shell.person?.context?.institutionId === null ? [] : ['institution']}
      empty={
        <EmptyState icon={<CalendarPlus size={32} />} title={t`Nenhum período de rematrícula`}>
          <Trans>Crie o primeiro: os alunos só o veem a partir da data de abertura.</Trans>
        </EmptyState>
      }
    />
  )
}
