import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useMemo } from 'react'
import type { DebtSummary, DebtType } from '#api/debts.ts'
import { dataColumns } from '#design/components/table/data-columns.ts'
import { EmptyValue, QuietValue, rowLinkLook } from '#design/components/table/table-cell.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import type { Formats } from '../../i18n/formats.ts'
import { DebtStatus } from '../../shared/debts/debt-status.tsx'
import type { DebtColumn } from './debt-search.ts'

/** What cells need to speak the reader's language. */
export interface StaffTableWords {
  formats: Formats
  typeName(type: DebtType): string
  institutionName(id: number): string
  paidOn(instant: string): string
}

const column = dataColumns<DebtSummary, DebtColumn, StaffTableWords>()

const staffColumns = (i18n: I18n) =>
  column.columns([
    column.accessor('studentName', {
      id: 'studentName',
      meta: { name: i18n._(msg`Aluno`), title: true, sort: 'studentName' },
      cell: ({ row: { original } }) => (
        <Link to="/financial/payments/$debtId" params={{ debtId: String(original.debtId) }} className={rowLinkLook()}>
          {original.studentName}
        </Link>
      ),
    }),
    column.accessor('registration', {
      id: 'registration',
      meta: { name: i18n._(msg`Matrícula`), sort: 'registration' },
      cell: ({ getValue }) => <code>{getValue()}</code>,
    }),
    column.accessor('institutionId', {
      id: 'institution',
      meta: { name: i18n._(msg`Instituição`), wraps: true },
      cell: ({ getValue, table }) => table.options.meta?.institutionName(getValue()),
    }),
    column.accessor('type', {
      id: 'type',
      meta: { name: i18n._(msg`Tipo`), sort: 'type' },
      cell: ({ getValue, table }) => table.options.meta?.typeName(getValue()),
    }),
    column.accessor('competency', {
      id: 'competency',
      meta: { name: i18n._(msg`Competência`), sort: 'competency' },
      cell: ({ getValue, table }) => table.options.meta?.formats.shortMonth(getValue()),
    }),
    column.accessor('dueDate', {
      id: 'dueDate',
      meta: { name: i18n._(msg`Vencimento`), sort: 'dueDate' },
      cell: ({ getValue, table }) => table.options.meta?.formats.date(getValue()),
    }),
    column.accessor('paidAt', {
      id: 'paidAt',
      meta: { name: i18n._(msg`Pagamento`), sort: 'paidAt' },
      cell: ({ getValue, table }) => {
        const paidAt = getValue()
        return paidAt ? table.options.meta?.paidOn(paidAt) : <Nothing />
      },
    }),
    column.accessor('grossAmount', {
      id: 'grossAmount',
      meta: { name: i18n._(msg`Valor original`), numeric: true, sort: 'grossAmount' },
      cell: ({ getValue, table }) => table.options.meta?.formats.money(getValue()),
    }),
    column.accessor('amountPayable', {
      id: 'amountPayable',
      meta: { name: i18n._(msg`A pagar hoje`), numeric: true, sort: 'amountPayable' },
      cell: ({ row: { original }, table }) => (
        <Payable debt={original} amount={table.options.meta?.formats.money(original.amountPayable)} />
      ),
    }),
    column.accessor('status', {
      id: 'status',
      meta: { name: i18n._(msg`Situação`), sort: 'status' },
      cell: ({ getValue }) => <DebtStatus status={getValue()} />,
    }),
  ])

/** The columns of the table, in order, with headings in the reader's language. */
export function useStaffColumns() {
  const { i18n } = useLingui()
  return useMemo(() => staffColumns(i18n), [i18n])
}

/** What settles the debt today, or what was paid for it: never one for the other. */
function Payable({ debt: { status }, amount }: { debt: DebtSummary; amount: string | undefined }) {
  if (status === 'open' || status === 'overdue') return <strong>{amount}</strong>
  if (status === 'settled') {
    return (
      <QuietValue icon={<Check size={14} strokeWidth={2.25} aria-hidden />}>
        <VisuallyHidden>
          <Trans>pago</Trans>
        </VisuallyHidden>
        {amount}
      </QuietValue>
    )
  }
  return <Nothing />
}

/** An empty cell, which cards leave out. */
function Nothing() {
  const { t } = useLingui()
  return <EmptyValue label={t`nada`} />
}
