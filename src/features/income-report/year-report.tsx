import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileChartColumn } from 'lucide-react'
import type { IncomeReport } from '#api/financial/income-report.ts'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardHeader, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { Table, TableBody, TableFoot, TableHead, Tr } from '#design/components/table/table.tsx'
import { EmptyValue, Td, Th } from '#design/components/table/table-cell.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { incomeReportQueries } from './income-report.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

export function YearReport({ year }: { year: number }) {
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
  if (!reports) {
    return (
      <div aria-busy="true">
        <Skeleton shape="card" />
      </div>
    )
  }
  if (reports.length === 0) {
    return (
      <EmptyState icon={<FileChartColumn size={32} />} title={t`Nenhum pagamento em ${year}`}>
        <Trans>O informe conta os pagamentos pelo dia em que foram feitos. Escolha um dos anos acima.</Trans>
      </EmptyState>
    )
  }
  return reports.map((report) => <CourseReport key={report.enrollmentId} report={report} />)
}

function CourseReport({ report: { baseYear, enrollmentId, beneficiary, payer, lines, totalNet, totalPaid } }: { report: IncomeReport }) {
  const { t } = useLingui()
  const formats = useFormats()
  const id = `report-${enrollmentId}`
  const { course } = beneficiary
  const net = formats.money(totalNet)
  return (
    <>
      <Card aria-labelledby={id}>
        <CardHeader id={id} title={<OfficeText>{course}</OfficeText>} aside={<Trans>Ano-base {baseYear}</Trans>} />
        <CardSection>
          <p>
            <Trans>Total pago no ano</Trans>
          </p>
          <Amount size="display">{formats.money(totalPaid)}</Amount>
          {totalNet === totalPaid ? null : (
            <p>
              <Trans>Valor líquido: {net}. O valor pago é menor com desconto de pontualidade e maior com multa e juros.</Trans>
            </p>
          )}
        </CardSection>
        <CardSection>
          <CardTitle level={3}>
            <Trans>Quem recebeu</Trans>
          </CardTitle>
          <DescriptionList
            items={[
              { term: t`Razão social`, description: beneficiary.corporateName },
              { term: t`CNPJ`, description: beneficiary.taxId },
              { term: t`Curso`, description: <OfficeText>{course}</OfficeText> },
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

function PaymentsTable({ label, lines, totalNet, totalPaid }: Pick<IncomeReport, 'lines' | 'totalNet' | 'totalPaid'> & { label: string }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const names = {
    debt: t`Referente a`,
    month: t`Mês`,
    paidOn: t`Pago em`,
    invoice: t`Nota`,
    ticket: t`Recibo`,
    net: t`Valor líquido`,
    paid: t`Valor pago`,
  }
  return (
    <Table label={label} columns="many">
      <TableHead>
        <Th kind="title">{names.debt}</Th>
        <Th leftOut="small">{names.month}</Th>
        <Th>{names.paidOn}</Th>
        <Th leftOut="cards">{names.invoice}</Th>
        <Th leftOut="small">{names.ticket}</Th>
        <Th numeric>{names.net}</Th>
        <Th numeric>{names.paid}</Th>
      </TableHead>
      <TableBody>
        {lines.map((line, index) => {
          const { invoiceNumber, year, month, paymentDate, ticketNumber, netAmount, amountPaid } = line
          const competency = `${year}-${String(month).padStart(2, '0')}-01`
          return (
            <Tr key={index}>
              <Td kind="title">{fullName({ ...line, competency })}</Td>
              <Td label={names.month} leftOut="small">
                {formats.shortMonth(competency)}
              </Td>
              <Td label={names.paidOn}>{formats.date(paymentDate)}</Td>
              <Td label={names.invoice} leftOut="cards">
                {invoiceNumber ? <code>{invoiceNumber}</code> : <EmptyValue label={t`sem nota`} />}
              </Td>
              <Td label={names.ticket} leftOut="small">
                <code>{ticketNumber}</code>
              </Td>
              <Td label={names.net} leftOut={netAmount === amountPaid ? 'cards' : undefined} numeric>
                {formats.money(netAmount)}
              </Td>
              <Td label={names.paid} kind="amount" numeric>
                {formats.money(amountPaid)}
              </Td>
            </Tr>
          )
        })}
      </TableBody>
      <TableFoot>
        <Tr>
          <Td kind="title">{t`Total`}</Td>
          <Td leftOut="small" />
          <Td />
          <Td leftOut="cards" />
          <Td leftOut="small" />
          <Td label={names.net} numeric>
            {formats.money(totalNet)}
          </Td>
          <Td label={names.paid} kind="amount" numeric>
            {formats.money(totalPaid)}
          </Td>
        </Tr>
      </TableFoot>
    </Table>
  )
}
