import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileChartColumn } from 'lucide-react'
import type { ReactNode } from 'react'
import type { IncomeReport, IncomeReportLine } from '#api/financial/income-report.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { LedgerRow, LedgerTotal } from '#design/components/data/ledger.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { Months, useNameInMonth } from '../../subjects/payment-history/months.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { incomeReportQueries } from './income-report.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** The report of each course. @param download link to the file of the year, which has all of them */
export function YearReport({ year, download }: { year: number; download: ReactNode }) {
  const { t } = useLingui()
  const query = useQuery(incomeReportQueries.report(year))
  const { data: reports, isError } = query
  if (isError) {
    return (
      <QueryError query={query} title={t`Não foi possível carregar o informe de ${year}`}>
        <Trans>O serviço financeiro está fora do ar agora. Nada do que você pagou se perdeu.</Trans>
      </QueryError>
    )
  }
  if (!reports) return <SkeletonCard />
  if (reports.length === 0) {
    return (
      <EmptyState icon={<FileChartColumn size={32} />} title={t`Nenhum pagamento em ${year}`}>
        <Trans>O informe conta os pagamentos pelo dia em que foram feitos. Escolha um dos anos acima.</Trans>
      </EmptyState>
    )
  }
  return reports.map((report, index) => (
    <CourseReport key={report.enrollmentId} report={report} download={index === 0 ? download : null} isAlone={reports.length === 1} />
  ))
}

function CourseReport({ report, download, isAlone }: { report: IncomeReport; download: ReactNode; isAlone: boolean }) {
  const { baseYear, enrollmentId, beneficiary, payer, lines, totalNet, totalPaid } = report
  const { t } = useLingui()
  const { money } = useFormats()
  const { course } = beneficiary
  const id = `report-${enrollmentId}`
  const net = money(totalNet)
  const label = t`Pago em ${baseYear}`
  return (
    <Card {...(isAlone ? { 'aria-label': `${label}, ${course}` } : { 'aria-labelledby': id })}>
      {isAlone ? null : <CardHeader id={id} title={<OfficeText>{course}</OfficeText>} />}
      <LedgerTotal label={label} amount={money(totalPaid)} action={download} />
      <CardSection>
        <DescriptionList
          items={[
            { term: t`Quem recebeu`, description: beneficiary.corporateName },
            { term: t`CNPJ`, description: beneficiary.taxId },
            { term: t`Quem pagou`, description: payer.student },
            { term: t`CPF`, description: payer.taxId },
            { term: t`Matrícula`, description: payer.registration },
            ...(isAlone ? [{ term: t`Curso`, description: <OfficeText>{course}</OfficeText> }] : []),
          ]}
        />
      </CardSection>
      {totalNet === totalPaid ? null : (
        <Disclosure summary={<Trans>Entenda o valor</Trans>}>
          <CardSection>
            <p>
              <Trans>Valor líquido: {net}. O valor pago é menor com desconto de pontualidade e maior com multa e juros.</Trans>
            </p>
          </CardSection>
        </Disclosure>
      )}
      <div>
        <Months rows={lines.toReversed()} getDay={({ paymentDate }) => paymentDate} level={isAlone ? 2 : 3} name={id}>
          {(line) => <PaymentLine key={`${line.ticketNumber} ${lines.indexOf(line)}`} line={line} />}
        </Months>
      </div>
    </Card>
  )
}

function PaymentLine({ line }: { line: IncomeReportLine }) {
  const { t } = useLingui()
  const { money, shortDate } = useFormats()
  const nameInMonth = useNameInMonth()
  const { invoiceNumber, year, month, paymentDate, ticketNumber, netAmount, amountPaid } = line
  const competency = `${year}-${String(month).padStart(2, '0')}-01`
  const net = money(netAmount)
  return (
    <LedgerRow
      title={<span dir="auto">{nameInMonth({ ...line, competency }, paymentDate).name}</span>}
      note={shortDate(paymentDate, paymentDate)}
      extra={`, ${t`recibo ${ticketNumber}`}${invoiceNumber ? `, ${t`nota ${invoiceNumber}`}` : ''}`}
      amount={money(amountPaid)}
      change={netAmount === amountPaid ? undefined : t`líquido ${net}`}
    />
  )
}
