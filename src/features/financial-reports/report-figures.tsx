import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FinancialReport } from '#api/financial-reports.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { BarList } from '#design/components/data/bar-list.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { ColumnChart } from '#design/components/data/column-chart.tsx'
import { Table, TableBody, TableFoot, TableHead, Tr } from '#design/components/table/table.tsx'
import { Td, Th } from '#design/components/table/table-cell.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type Behind, type ReportCell, type ReportRow, reportTable, viewWords } from './report-table.ts'

/** A report as a picture of shares and as a table of numbers, each of which leads to what was counted. */
export function ReportFigures({ report, institution, busy }: { report: FinancialReport; institution: number | undefined; busy: boolean }) {
  const { i18n, t } = useLingui()
  const formats = useFormats(useShell())
  const { columns, rows, total } = reportTable(report, institution, i18n, formats)
  // Days without a payment are gaps in the picture: as rows they would hide the others.
  const shown = report.report === 'received' ? rows.filter(({ behind }) => behind) : rows
  const title = i18n._(viewWords[report.report])
  const most = Math.max(1, ...rows.map(({ amount }) => amount))
  const peak = rows.find(({ amount }) => amount === most)?.name
  const highest = formats.money(most)
  // The table has the amounts.
  const shareOf = (amount: number) => amount / Math.max(1, total.amount)
  const percent = (share: number) => formats.percent(Math.round(share * 1000) * 10)
  const cells = (row: ReportRow) => [
    <Td key="name" kind="title">
      <BehindLink behind={row.behind}>{row.name}</BehindLink>
    </Td>,
    ...row.cells.map((cell, index) => (
      <Td key={columns[index + 1]} label={columns[index + 1]} numeric>
        <CellValue cell={cell} name={`${row.name}, ${columns[index + 1]}`} />
      </Td>
    )),
  ]
  return (
    <>
      <Card as="div">
        <CardSection>
          {report.report === 'received' ? (
            <ColumnChart
              label={peak ? t`${title}: o maior valor é o de ${peak}, ${highest}` : title}
              columns={rows.map(({ id, name, amount }) => ({ id, name, value: amount }))}
              format={formats.money}
            />
          ) : (
            <BarList
              label={t`Gráfico: ${title}`}
              rows={rows.map(({ id, name, amount }) => ({ id, name, value: percent(shareOf(amount)), share: shareOf(amount) }))}
            />
          )}
        </CardSection>
      </Card>
      <Table label={title} columns={columns.length > 4 ? 'many' : undefined}>
        <TableHead>
          {columns.map((name, index) => (
            <Th key={name} numeric={index > 0} kind={index === 0 ? 'title' : undefined}>
              {name}
            </Th>
          ))}
        </TableHead>
        <TableBody aria-busy={busy}>
          {shown.map((row) => (
            <Tr key={row.id}>{cells(row)}</Tr>
          ))}
        </TableBody>
        <TableFoot>
          <Tr>{cells(total)}</Tr>
        </TableFoot>
      </Table>
    </>
  )
}

function CellValue({ cell: { kind, value, behind }, name }: { cell: ReportCell; name: string }) {
  const { money, number } = useFormats(useShell())
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
  const link = { className: textLinkLook({ variant: 'alone' }), 'aria-label': label }
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
