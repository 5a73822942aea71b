import { useLingui } from '@lingui/react/macro'
import type { IncomeReport } from '#api/income-report.ts'
import { Table, TableBody, TableFoot, TableHead, Tr } from '#design/components/table/table.tsx'
import { EmptyValue, Td, Th } from '#design/components/table/table-cell.tsx'
import { firstCapital, useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

/** The payments of a year and what they come to; on phones as cards. */
export function PaymentsTable({
  label,
  lines,
  totalNet,
  totalPaid,
}: Pick<IncomeReport, 'lines' | 'totalNet' | 'totalPaid'> & { label: string }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const names = { month: t`Mês`, invoice: t`Nota`, paidOn: t`Pago em`, ticket: t`Comprovante`, net: t`Valor líquido`, paid: t`Valor pago` }
  return (
    <Table label={label}>
      <TableHead>
        <Th kind="title">{names.month}</Th>
        <Th>{names.paidOn}</Th>
        <Th>{names.invoice}</Th>
        <Th>{names.ticket}</Th>
        <Th numeric>{names.net}</Th>
        <Th numeric>{names.paid}</Th>
      </TableHead>
      <TableBody>
        {lines.map(({ invoiceNumber, year, month, paymentDate, ticketNumber, netAmount, amountPaid }, index) => (
          <Tr key={index}>
            <Td kind="title">{firstCapital(formats.month(`${year}-${String(month).padStart(2, '0')}-01`))}</Td>
            <Td label={names.paidOn}>{formats.date(paymentDate)}</Td>
            <Td label={names.invoice}>{invoiceNumber ?? <EmptyValue label={t`sem nota`} />}</Td>
            <Td label={names.ticket}>{ticketNumber}</Td>
            <Td label={names.net} numeric>
              {formats.money(netAmount)}
            </Td>
            <Td label={names.paid} numeric>
              <strong>{formats.money(amountPaid)}</strong>
            </Td>
          </Tr>
        ))}
      </TableBody>
      <TableFoot>
        <Tr>
          <Td kind="title">{t`Total`}</Td>
          <Td />
          <Td />
          <Td />
          <Td label={names.net} numeric>
            {formats.money(totalNet)}
          </Td>
          <Td label={names.paid} numeric>
            {formats.money(totalPaid)}
          </Td>
        </Tr>
      </TableFoot>
    </Table>
  )
}
