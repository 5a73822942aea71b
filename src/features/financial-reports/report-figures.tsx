import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FinancialReport } from '#api/financial/financial-reports.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { AmountBar } from '#design/components/data/bar-list.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { ColumnChart } from '#design/components/data/column-chart.tsx'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { Table, TableBody, TableHead, Tr } from '#design/components/table/table.tsx'
import { Td, Th } from '#design/components/table/table-cell.tsx'
import { firstCapital } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { type Behind, type ReportCell, type ReportRow, type ReportTable, reportTable, shareText, viewWords } from './report-table.ts'

/** Shows a report's total and parts: each number links to what was counted, and bars show each part's share of the whole. */
export function ReportFigures({ report, institution, busy }: { report: FinancialReport; institution: number | undefined; busy: boolean }) {
  const { i18n, t } = useLingui()
  const formats = useFormats()
  const { columns, rows, total } = reportTable(report, institution, i18n, formats)
  const title = i18n._(viewWords[report.report])
  const largest = rows.reduce((most, row) => (row.amount > most.amount ? row : most))
  const [largestName, largestShare] = [largest.name, shareText(getShare(largest, total), i18n.locale)]
  const largestPart = t`A maior parte: ${largestName}, ${largestShare}`
  const table = <PartsTable title={title} columns={columns} rows={rows} total={total} busy={busy} />
  if (report.report !== 'received')
    return (
      <>
        <Totals report={report} columns={columns} total={total} lead={1} note={largestPart} />
        {table}
      </>
    )
  const most = Math.max(1, ...rows.map(({ amount }) => amount))
  const peak = rows.find(({ amount }) => amount === most)?.name
  const highest = formats.money(most)
  // Days without a payment appear as gaps in the chart; as rows they would hide the others.
  const paid = rows.filter(({ behind }) => behind)
  return (
    <>
      <Totals report={report} columns={columns} total={total} lead={total.cells.length - 1} />
      <Card as="div">
        <CardSection>
          <ColumnChart
            label={peak ? t`${title}: o maior valor é o de ${peak}, ${highest}` : title}
            columns={rows.map(({ id, name, amount }) => ({ id, name, value: amount }))}
            format={formats.money}
          />
        </CardSection>
      </Card>
      <Disclosure
        summary={
          report.unit === 'day'
            ? t`${plural(paid.length, { one: 'Ver o dia com pagamentos', other: 'Ver os # dias com pagamentos' })}`
            : t`${plural(paid.length, { one: 'Ver o mês com pagamentos', other: 'Ver os # meses com pagamentos' })}`
        }
      >
        <PartsTable title={title} columns={columns} rows={paid} total={null} busy={busy} />
      </Disclosure>
    </>
  )
}

/** @param lead which of the total's cells counts most @param note below it */
function Totals({
  report,
  columns,
  total,
  lead,
  note,
}: Pick<ReportTable, 'columns' | 'total'> & { report: FinancialReport; lead: number; note?: string }) {
  const { t } = useLingui()
  const names = { receivables: t`A receber`, received: t`Recebido pelo portal`, agreements: t`Valor acordado`, forecast: t`A vencer` }
  const notes =
    report.report === 'agreements' ? [null, note, t`Inclui multa e juros de parcelas atrasadas`, t`Com multa e juros de hoje`] : []
  const figures = total.cells.map((cell, index) => ({
    term: index === lead ? names[report.report] : columns[index + 1]!,
    value: (
      <CellValue
        cell={index === lead && total.behind ? { ...cell, behind: total.behind } : cell}
        name={index === lead ? names[report.report] : `${total.name}, ${columns[index + 1]}`}
      />
    ),
    note: notes[index] ?? (index === lead ? note : undefined),
  }))
  return <FigureList figures={[figures[lead]!, ...figures.filter((_figure, index) => index !== lead)]} />
}

const getShare = ({ amount }: ReportRow, total: ReportRow) => amount / Math.max(1, total.amount)

interface PartsTableProps extends Pick<ReportTable, 'columns' | 'rows'> {
  title: string
  /** The total that each row is a share of; null where a picture compares the rows. */
  total: ReportRow | null
  busy: boolean
}

function PartsTable({ title, columns, rows, total, busy }: PartsTableProps) {
  const { i18n, t } = useLingui()
  const mainColumn = total ? 1 : columns.length - 2
  const shareName = t`Parte do valor`
  // On narrow screens the share's column is left out, because the bar shows the share too.
  const shareLeftOut = columns.length > 3 ? 'small' : 'cards'
  return (
    <Table label={title} columns={columns.length > 4 ? 'many' : undefined}>
      <TableHead>
        {columns.map((name, index) => (
          <Th key={name} numeric={index > 0} kind={index === 0 ? 'title' : undefined}>
            {name}
          </Th>
        ))}
        {total ? (
          <Th numeric leftOut={shareLeftOut}>
            {shareName}
          </Th>
        ) : null}
      </TableHead>
      <TableBody aria-busy={busy}>
        {rows.map((row) => (
          <Tr key={row.id}>
            <Td kind="title">
              <BehindLink behind={row.behind}>{firstCapital(row.name)}</BehindLink>
              {total ? <AmountBar amount={getShare(row, total)} /> : null}
            </Td>
            {row.cells.map((cell, index) => (
              <Td key={columns[index + 1]} label={columns[index + 1]} numeric kind={index === mainColumn ? 'amount' : undefined}>
                <CellValue cell={cell} name={`${row.name}, ${columns[index + 1]}`} />
              </Td>
            ))}
            {total ? (
              <Td label={shareName} numeric leftOut={shareLeftOut}>
                {shareText(getShare(row, total), i18n.locale)}
              </Td>
            ) : null}
          </Tr>
        ))}
      </TableBody>
    </Table>
  )
}

function CellValue({ cell: { kind, value, behind }, name }: { cell: ReportCell; name: string }) {
  const { money, number } = useFormats()
  const text = kind === 'money' ? money(value) : number(value)
  return behind ? (
    <BehindLink behind={behind} label={`${name}: ${text}`}>
      {text}
    </BehindLink>
  ) : (
    text
  )
}

function BehindLink({ behind, label, children }: { behind: Behind | null; label?: string; children: ReactNode }) {
  const link = { className: textLinkLook({ variant: 'after' }), 'aria-label': label }
  if (!behind) return children
  switch (behind.list) {
    case 'debts':
      return (
        <Link to="/financial/payments" search={behind.search} {...link}>
          {children}
        </Link>
      )
    case 'payments':
      return (
        <Link to="/financial/received-payments" search={behind.search} {...link}>
          {children}
        </Link>
      )
    case 'agreements':
      return (
        <Link to="/financial/agreements" search={behind.search} {...link}>
          {children}
        </Link>
      )
  }
}
