import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { StatementRow } from '#api/financial/statement.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Table, TableBody, TableFoot, TableHead, Tr } from '#design/components/table/table.tsx'
import { EmptyValue, Td, Th } from '#design/components/table/table-cell.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import type { StudentStatement } from './statement.queries.ts'
import { rowName, useClosingName } from './statement-words.ts'

export function StatementTable({ statement, busy }: { statement: StudentStatement; busy: boolean }) {
  const { t } = useLingui()
  const { from, to, rows, openingBalance, closingBalance, totalDebit, totalCredit } = statement
  const formats = useFormats()
  const [first, last] = [formats.date(from), formats.date(to)]
  const names = {
    date: t`Data`,
    what: t`Movimento`,
    debit: t`Cobrado`,
    credit: t`Pago ou descontado`,
    balance: t`Saldo`,
    after: t`Saldo depois`,
  }
  const closing = useClosingName()
  return (
    <Table label={t`Movimentos de ${first} a ${last}`}>
      <TableHead>
        <Th>{names.date}</Th>
        <Th kind="title">{names.what}</Th>
        <Th numeric>{names.debit}</Th>
        <Th numeric>{names.credit}</Th>
        <Th numeric>{names.balance}</Th>
      </TableHead>
      <TableBody aria-busy={busy}>
        <Tr>
          <Td label={names.date}>{first}</Td>
          <Td kind="title" colSpan={3}>
            {t`Saldo anterior`}
          </Td>
          <Td label={names.balance} kind="amount" numeric>
            {formats.signedMoney(openingBalance)}
          </Td>
        </Tr>
        {rows.map((row, index) => (
          <MovementRow key={index} row={row} names={names} above={rows[index - 1]} />
        ))}
      </TableBody>
      <TableFoot>
        <Tr>
          <Td label={names.date}>{last}</Td>
          <Td kind="title">{closing(statement)}</Td>
          <Td label={names.debit} numeric leftOut="cards">
            {formats.money(totalDebit)}
          </Td>
          <Td label={names.credit} numeric leftOut="cards">
            {formats.money(totalCredit)}
          </Td>
          <Td label={names.balance} kind="amount" numeric>
            {formats.signedMoney(closingBalance)}
          </Td>
        </Tr>
      </TableFoot>
    </Table>
  )
}

function MovementRow({
  row,
  names,
  above,
}: {
  row: StatementRow
  names: Record<'date' | 'debit' | 'credit' | 'after', string>
  above: StatementRow | undefined
}) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const kind = rowName(i18n, row)
  const isNamedAbove = row.debtId === above?.debtId
  const none = <EmptyValue label={t`nada`} />
  return (
    <Tr data-continues={isNamedAbove || undefined}>
      <Td label={names.date} leftOut={isNamedAbove && row.date === above.date ? 'cards' : undefined}>
        {formats.date(row.date)}
      </Td>
      <Td kind="title">
        <div>
          {row.late ? t`${kind}, recebido depois do prazo` : kind}
          <span className={isNamedAbove ? 'cell__again' : undefined}>
            <br />
            <Link
              to="/financial/payments/$debtId"
              params={{ debtId: String(row.debtId) }}
              className={textLinkLook({ variant: 'after', size: 'sm' })}
            >
              {fullName(row)}
            </Link>
          </span>
        </div>
      </Td>
      <Td label={names.debit} kind="amount" numeric>
        {row.debit > 0 ? formats.money(row.debit) : none}
      </Td>
      <Td label={names.credit} kind="amount" numeric>
        {row.credit > 0 ? formats.signedMoney(-row.credit) : none}
      </Td>
      <Td label={names.after} numeric>
        {formats.signedMoney(row.balance)}
      </Td>
    </Tr>
  )
}
