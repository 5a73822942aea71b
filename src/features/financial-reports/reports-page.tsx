import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn, Download } from 'lucide-react'
import { appConfig } from '#config'
import type { FinancialReport, ForecastReport } from '#api/financial/financial-reports.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { ReportFailed } from '../../kit/downloads/report-failed.tsx'
import { Denied } from '../../kit/list/denied.tsx'
import { carriedFields } from '../../kit/list/list-form.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { reportQueries, getSelection } from './financial-reports.queries.ts'
import { ReportFigures } from './report-figures.tsx'
import { ReportFilters, ReportTabs } from './report-filters.tsx'
import { shareText } from './report-table.ts'
import type { ReportSearch } from './report-search.ts'
import { EndSchedule, ScheduleCard } from './schedule-card.tsx'

/** Shows reports of what is owed, was received, was agreed on and is expected (docs/requirements/academic-and-financial.md §2). */
export function ReportsPage({ search }: { search: ReportSearch }) {
  const { t } = useLingui()
  const query = useQuery(reportQueries.one(search))
  const { data, error, isPlaceholderData } = query
  const isDenied = error && portalErrorCode(error) === 'FORBIDDEN'
  const report = data?.report
  const selection = getSelection(search)
  return (
    <>
      <PageHeader
        title={t`Relatórios financeiros`}
        subtitle={t`O que há a receber, o que entrou e o que esperar.`}
        actions={report && !error ? <Downloads search={search} /> : null}
        filters={isDenied ? null : <ReportTabs search={search} />}
      />
      {search.report ? <ReportFailed /> : null}
      {search.end && data?.schedules ? <EndSchedule scheduleId={search.end} schedules={data.schedules} /> : null}
      {isDenied ? null : <ReportFilters search={search} shown={report && 'from' in report ? getPeriod(report) : null} />}
      {isDenied ? (
        <Denied title={t`Você não tem acesso aos relatórios financeiros`} />
      ) : error ? (
        <QueryError query={query} title={t`Não foi possível carregar o relatório`}>
          <Trans>O serviço financeiro está fora do ar agora. Os filtros continuam como estão.</Trans>
        </QueryError>
      ) : !report ? (
        <SkeletonCard lines={8} />
      ) : (
        <>
          <p>
            <ReportNote report={report} />
          </p>
          {report.total.count === 0 ? (
            <Card as="div">
              <EmptyState icon={<ChartColumn size={32} />} title={t`Nada a mostrar com estes filtros`}>
                <Trans>Escolha outra instituição ou um período maior.</Trans>
              </EmptyState>
            </Card>
          ) : (
            <ReportFigures report={report} institution={search.institution} busy={isPlaceholderData} />
          )}
          {report.report === 'forecast' && report.behavior ? <ForecastBasis behavior={report.behavior} /> : null}
          {data.schedules && !isPlaceholderData ? (
            <ScheduleCard key={JSON.stringify(selection)} selection={selection} schedules={data.schedules} />
          ) : null}
        </>
      )}
    </>
  )
}

const getPeriod = ({ from, to }: { from: string | null; to: string | null }) => (from && to ? { from, to } : null)

function Downloads({ search }: { search: ReportSearch }) {
  const selection = new URLSearchParams(carriedFields(search, {}, ['end']))
  const icon = <Download />
  return (
    <>
      <a href={`${appConfig.basePath}/financial/reports/csv?${selection}`} download className={buttonLook()}>
        {icon}
        <Trans>Baixar CSV</Trans>
      </a>
      <a href={`${appConfig.basePath}/financial/reports/pdf?${selection}`} className={buttonLook()}>
        {icon}
        <Trans>Baixar PDF</Trans>
      </a>
    </>
  )
}

/** Says what the amounts contain and from which day they are. */
function ReportNote({ report }: { report: FinancialReport }) {
  const { date } = useFormats()
  const today = date(report.today)
  switch (report.report) {
    case 'receivables':
      return <Trans>Débitos em aberto em {today}, com multa, juros e descontos de hoje.</Trans>
    case 'received':
      return report.unit === 'day' ? (
        <Trans>
          Pagamentos pelo portal, pelo valor recebido, no dia em que foram pagos. O que a instituição recebeu por outro meio não entra aqui.
        </Trans>
      ) : (
        <Trans>
          Pagamentos pelo portal, pelo valor recebido, no mês em que foram pagos. O que a instituição recebeu por outro meio não entra aqui.
        </Trans>
      )
    case 'agreements':
      return <Trans>Acordos fechados no período, na situação de hoje. Quebrado é o acordo cancelado por falta da primeira parcela.</Trans>
    case 'forecast':
      return report.behavior ? (
        <Trans>Débitos que ainda não venceram em {today}, pelo valor de hoje.</Trans>
      ) : (
        <Trans>
          Débitos que ainda não venceram em {today}, pelo valor de hoje. Poucos débitos venceram no último ano: não há base para dizer
          quanto será pago.
        </Trans>
      )
  }
}

/** Says what the forecast assumes. */
function ForecastBasis({ behavior }: { behavior: NonNullable<ForecastReport['behavior']> }) {
  const { i18n } = useLingui()
  const { date, number } = useFormats()
  const share = (basisPoints: number) => shareText(basisPoints / 10_000, i18n.locale)
  const [from, to, count] = [date(behavior.from), date(behavior.to), number(behavior.count)]
  const [onTime, soon] = [share(behavior.onTimeBasisPoints), share(behavior.soonBasisPoints)]
  return (
    <Disclosure summary={<Trans>De onde vem a previsão</Trans>}>
      <p>
        <Trans>
          De {count} débitos com vencimento de {from} a {to}, {onTime} do valor foi pago no prazo e {soon} em até 30 dias do vencimento. A
          previsão supõe que isso se repita.
        </Trans>
      </p>
    </Disclosure>
  )
}
