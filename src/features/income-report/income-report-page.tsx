import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download, FileChartColumn } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { FilterBar } from '#design/components/table/filter-bar.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { ReportFailed } from '../../kit/downloads/report-failed.tsx'
import { HistoryHeader } from '../../subjects/payment-history/history-header.tsx'
import { incomeReportQueries } from './income-report.queries.ts'
import type { IncomeReportSearch } from './income-report-search.ts'
import { YearReport } from './year-report.tsx'

export function IncomeReportPage({ search }: { search: IncomeReportSearch }) {
  const { t } = useLingui()
  const query = useQuery(incomeReportQueries.years())
  const { data: years, isError } = query
  const year = search.year ?? years?.[0]?.baseYear
  const { data: hasDocument } = useQuery(incomeReportQueries.hasDocument())
  const isKnown = years?.some(({ baseYear }) => baseYear === year)
  return (
    <>
      <HistoryHeader />
      {years && years.length > 0 ? <BaseYears years={years} chosen={year} /> : null}
      {search.report ? <ReportFailed /> : null}
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar o informe`}>
          <Trans>O serviço financeiro está fora do ar agora. Nada do que você pagou se perdeu.</Trans>
        </QueryError>
      ) : !years ? (
        <SkeletonCard />
      ) : year === undefined ? (
        <EmptyState icon={<FileChartColumn size={32} />} title={t`Nenhum pagamento ainda`}>
          <Trans>O informe reúne os pagamentos de cada ano. Quando você pagar o primeiro débito, o ano aparece aqui.</Trans>
        </EmptyState>
      ) : (
        <YearReport
          year={year}
          download={
            isKnown && hasDocument ? (
              <a
                href={`${appConfig.basePath}/financial/report-income/${year}/pdf`}
                className={buttonLook({ variant: 'primary', size: 'sm' })}
              >
                <Download />
                <Trans>Baixar PDF de {year}</Trans>
              </a>
            ) : null
          }
        />
      )}
    </>
  )
}

function BaseYears({ years, chosen }: { years: readonly { baseYear: number; isClosed: boolean }[]; chosen: number | undefined }) {
  const { t } = useLingui()
  const newestFirst = years.toSorted((one, other) => other.baseYear - one.baseYear)
  return (
    <FilterBar label={t`Ano-base`}>
      {newestFirst.map(({ baseYear, isClosed }) => (
        <Link
          key={baseYear}
          to="/financial/report-income"
          search={{ year: baseYear === years[0]!.baseYear ? undefined : baseYear }}
          className="filter-chip"
          data-selected={baseYear === chosen || undefined}
          aria-current={baseYear === chosen ? 'true' : undefined}
          activeOptions={{ exact: true, explicitUndefined: true }}
        >
          {isClosed ? baseYear : t`${baseYear} (em andamento)`}
        </Link>
      ))}
    </FilterBar>
  )
}
