import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileChartColumn } from 'lucide-react'
import type { IncomeReport } from '#api/income-report.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardHeader, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { incomeReportQueries } from './income-report.queries.ts'
import { PaymentsTable } from './payments-table.tsx'

/** The reports of a year, one for each course. */
export function YearReport({ year }: { year: number }) {
  const { t } = useLingui()
  const { data: reports, isError, isFetching, refetch } = useQuery(incomeReportQueries.report(year))
  if (isError) {
    return (
      <ErrorState
        title={t`O informe de ${year} não respondeu`}
        retry={<Button loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
      >
        <Trans>O serviço financeiro está fora do ar agora. Nada do que você pagou se perdeu.</Trans>
      </ErrorState>
    )
  }
  if (!reports) {
    return (
      <div aria-busy="true">
        <Skeleton shape="card" />
      </div>
    )
  }
  if (reports.length === 0) {
    return (
      <EmptyState icon={<FileChartColumn size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhum pagamento em ${year}`}>
        <Trans>O informe conta os pagamentos pelo dia em que foram feitos. Escolha um dos anos acima.</Trans>
      </EmptyState>
    )
  }
  return reports.map((report) => <CourseReport key={report.enrollmentId} report={report} />)
}

function CourseReport({ report: { baseYear, enrollmentId, beneficiary, payer, lines, totalNet, totalPaid } }: { report: IncomeReport }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const id = `report-${enrollmentId}`
  const { course } = beneficiary
  return (
    <>
      <Card aria-labelledby={id}>
        <CardHeader id={id} title={course} aside={<Trans>Ano-base {baseYear}</Trans>} />
        <CardSection>
          <p>
            <Trans>Total pago no ano</Trans>
          </p>
          <Amount size="display">{formats.money(totalPaid)}</Amount>
        </CardSection>
        <CardSection>
          <CardTitle level={3}>
            <Trans>Quem recebeu</Trans>
          </CardTitle>
          <DescriptionList
            items={[
              { term: t`Razão social`, description: beneficiary.corporateName },
              { term: t`CNPJ`, description: beneficiary.taxId },
              { term: t`Curso`, description: course },
            ]}
          />
        </CardSection>
        <CardSection>
          <CardTitle level={3}>
            <Trans>Quem pagou</Trans>
          </CardTitle>
          <DescriptionList
            items={[
              { term: t`Estudante`, description: payer.student },
              { term: t`Matrícula`, description: payer.registration },
              { term: t`CPF`, description: payer.taxId },
            ]}
          />
        </CardSection>
      </Card>
      <PaymentsTable label={t`Pagamentos de ${baseYear}, ${course}`} lines={lines} totalNet={totalNet} totalPaid={totalPaid} />
    </>
  )
}
