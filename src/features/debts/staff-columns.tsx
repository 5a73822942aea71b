import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { columnVisibilityFeature, createColumnHelper, tableFeatures } from '@tanstack/react-table'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { DebtSummary, DebtType } from '#api/debts.ts'
import { css } from '../../../styled-system/css/index.js'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import type { Formats } from '../../i18n/formats.ts'
import { DebtStatusPill } from './debt-labels.tsx'
import type { DebtColumn } from './debt-search.ts'

interface StaffColumnMeta {
  name: MessageDescriptor
  numeric?: true
  /** Names the row, and therefore cannot be hidden. */
  title?: true
  /** What the service sorts by; a column without it cannot be sorted. */
  sort?: DebtColumn
}

/** What cells need to speak the reader's language. */
export interface StaffTableMeta {
  formats: Formats
  typeName(type: DebtType): string
  institutionName(id: number): string
  paidOn(instant: string): string
}

export const staffTableFeatures = tableFeatures({
  columnVisibilityFeature,
  columnMeta: {} as StaffColumnMeta,
  tableMeta: {} as StaffTableMeta,
})

const column = createColumnHelper<typeof staffTableFeatures, DebtSummary>()

const nameLink = css({
  color: 'text',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  _hover: { textDecoration: 'underline' },
  _contrast: { textDecoration: 'underline' },
})

/** Room for two short words on one line: a campus, most of the time. */
const institution = css({ display: 'inline-block', minWidth: '6.5em' })

const paid = css({ display: 'inline-flex', alignItems: 'center', gap: '1', color: 'muted' })

/** The columns of the table, in order. They never change, so that the table's models stay cached. */
export const staffColumns = column.columns([
  column.accessor('studentName', {
    id: 'studentName',
    meta: { name: msg`Aluno`, title: true, sort: 'studentName' },
    cell: ({ row: { original } }) => (
      <Link to="/financial/payments/$debtId" params={{ debtId: String(original.debtId) }} className={nameLink}>
        {original.studentName}
      </Link>
    ),
  }),
  column.accessor('registration', {
    id: 'registration',
    meta: { name: msg`Matrícula`, sort: 'registration' },
    cell: ({ getValue }) => <code>{getValue()}</code>,
  }),
  column.accessor('institutionId', {
    id: 'institution',
    meta: { name: msg`Instituição` },
    cell: ({ getValue, table }) => <span className={institution}>{table.options.meta?.institutionName(getValue())}</span>,
  }),
  column.accessor('type', {
    id: 'type',
    meta: { name: msg`Tipo`, sort: 'type' },
    cell: ({ getValue, table }) => table.options.meta?.typeName(getValue()),
  }),
  column.accessor('competency', {
    id: 'competency',
    meta: { name: msg`Competência`, sort: 'competency' },
    cell: ({ getValue, table }) => table.options.meta?.formats.shortMonth(getValue()),
  }),
  column.accessor('dueDate', {
    id: 'dueDate',
    meta: { name: msg`Vencimento`, sort: 'dueDate' },
    cell: ({ getValue, table }) => table.options.meta?.formats.date(getValue()),
  }),
  column.accessor('paidAt', {
    id: 'paidAt',
    meta: { name: msg`Pagamento`, sort: 'paidAt' },
    cell: ({ getValue, table }) => {
      const paidAt = getValue()
      return paidAt ? table.options.meta?.paidOn(paidAt) : <Nothing />
    },
  }),
  column.accessor('grossAmount', {
    id: 'grossAmount',
    meta: { name: msg`Valor original`, numeric: true, sort: 'grossAmount' },
    cell: ({ getValue, table }) => table.options.meta?.formats.money(getValue()),
  }),
  column.accessor('amountPayable', {
    id: 'amountPayable',
    meta: { name: msg`A pagar hoje`, numeric: true, sort: 'amountPayable' },
    cell: ({ row: { original }, table }) => <Payable debt={original} amount={table.options.meta?.formats.money(original.amountPayable)} />,
  }),
  column.accessor('status', {
    id: 'status',
    meta: { name: msg`Situação`, sort: 'status' },
    cell: ({ getValue }) => <DebtStatusPill status={getValue()} />,
  }),
])

/** What settles the debt today, or what was paid for it: never one for the other. */
function Payable({ debt: { status }, amount }: { debt: DebtSummary; amount: string | undefined }) {
  if (status === 'open' || status === 'overdue') return <strong>{amount}</strong>
  if (status === 'settled') {
    return (
      <span className={paid}>
        <Check size={14} strokeWidth={2.25} aria-hidden />
        <VisuallyHidden>
          <Trans>pago</Trans>
        </VisuallyHidden>
        {amount}
      </span>
    )
  }
  return <Nothing />
}

/** An empty cell, which cards leave out. */
function Nothing() {
  return (
    <span data-nothing>
      <span aria-hidden>—</span>
      <VisuallyHidden>
        <Trans>nada</Trans>
      </VisuallyHidden>
    </span>
  )
}
