import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download, FileChartColumn } from 'lucide-react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { ReportFailed } from '../../shared/downloads/report-failed.tsx'
import { BaseYears } from './base-years.tsx'
import type { IncomeReportSearch } from './income-report-search.ts'
import { incomeReportQueries } from './income-report.queries.ts'
import { YearReport } from './year-report.tsx'

/** What a student paid in a year, for the tax return: to read, and to keep as PDF. */
export function IncomeReportPage({ search }: { search: IncomeReportSearch }) {
  const { t } = useLingui()
  const { data: years, isError, isFetching, refetch } = useQuery(incomeReportQueries.years())
  const year = search.year ?? years?.[0]?.baseYear
  const { data: hasDocument } = useQuery(incomeReportQueries.hasDocument())
  const isKnown = years?.some(({ baseYear }) => baseYear === year)
  return (
    <>
      <PageHeader
        title={<Trans>Informe de pagamentos</Trans>}
        subtitle={<Trans>O que você pagou em cada ano, para a declaração do imposto de renda.</Trans>}
        actions={
          isKnown && hasDocument ? (
            <a href={`${appConfig.basePath}/financial/report-income/${year}/pdf`} className={buttonLook({ variant: 'primary' })}>
              <Download size={20} strokeWidth={1.75} aria-hidden />
              <Trans>Baixar PDF</Trans>
            </a>
          ) : null
        }
        filters={years && years.length > 0 ? <BaseYears years={years} chosen={year} /> : null}
      />
      {search.report ? <ReportFailed /> : null}
      {isError ? (
        <ErrorState
          title={t`O informe não respondeu`}
          retry={<Button loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
        >
          <Trans>O serviço financeiro está fora do ar agora. Nada do que você pagou se perdeu.</Trans>
        </ErrorState>
      ) : !years ? (
        <div aria-busy="true">
          <Skeleton shape="card" />
        </div>
      ) : year === undefined ? (
        <EmptyState icon={<FileChartColumn size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhum pagamento ainda`}>
          <Trans>O informe reúne os pagamentos de cada ano. Quando você pagar o primeiro débito, o ano aparece aqui.</Trans>
        </EmptyState>
      ) : (
        <YearReport year={year} />
      )}
    </>
  )
}
