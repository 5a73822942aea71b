import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ReceivedPayment } from '#api/received-payments.ts'
import { dataColumns } from '#design/components/table/data-columns.ts'
import { EmptyValue, rowLinkLook } from '#design/components/table/table-cell.tsx'
import type { Formats } from '../../i18n/formats.ts'
import { methodWords, ReceivedStatusPill } from './received-labels.tsx'
import { notesOf } from './received-notes.ts'
import type { ReceivedColumn } from './received-search.ts'

const column = dataColumns<ReceivedPayment, ReceivedColumn, Formats>()

const receivedColumns = (i18n: I18n) =>
  column.columns([
    column.accessor('studentName', {
      id: 'studentName',
      meta: { name: i18n._(msg`Aluno`), title: true, sort: 'studentName' },
      cell: ({ row: { original } }) => (
        <Link to="/financial/received-payments/$paymentId" params={{ paymentId: original.paymentId }} className={rowLinkLook()}>
          {original.studentName}
        </Link>
      ),
    }),
    column.accessor('registration', {
      id: 'registration',
      meta: { name: i18n._(msg`Matrícula`) },
      cell: ({ getValue }) => <code>{getValue()}</code>,
    }),
    column.accessor('method', {
      id: 'method',
      meta: { name: i18n._(msg`Forma`) },
      cell: ({ getValue }) => i18n._(methodWords[getValue()]),
    }),
    column.accessor('createdAt', {
      id: 'createdAt',
      meta: { name: i18n._(msg`Criado em`), sort: 'createdAt' },
      cell: ({ getValue, table }) => table.options.meta?.day(getValue()),
    }),
    column.accessor('paidAt', {
      id: 'paidAt',
      meta: { name: i18n._(msg`Pago em`), sort: 'paidAt' },
      cell: ({ getValue, table }) => {
        const paidAt = getValue()
        return paidAt ? table.options.meta?.day(paidAt) : <Nothing />
      },
    }),
    column.accessor('amount', {
      id: 'amount',
      meta: { name: i18n._(msg`Valor`), numeric: true, sort: 'amount' },
      cell: ({ getValue, table }) => table.options.meta?.money(getValue()),
    }),
    column.accessor('receiptNumber', {
      id: 'receiptNumber',
      meta: { name: i18n._(msg`Recibo`) },
      cell: ({ getValue }) => (getValue() ? <code>{getValue()}</code> : <Nothing />),
    }),
    column.accessor('status', {
      id: 'status',
      meta: { name: i18n._(msg`Situação`) },
      cell: ({ getValue }) => <ReceivedStatusPill status={getValue()} />,
    }),
    column.display({
      id: 'notes',
      meta: { name: i18n._(msg`Observações`), wraps: true },
      cell: ({ row: { original }, table }) =>
        notesOf(original, { i18n, money: (cents) => table.options.meta?.money(cents) ?? '' }).join(' · ') || <Nothing />,
    }),
  ])

/** The columns of the table, in order, with headings in the reader's language. */
export function useReceivedColumns() {
  const { i18n } = useLingui()
  return useMemo(() => receivedColumns(i18n), [i18n])
}

/** An empty cell, which cards leave out. */
function Nothing() {
  const { t } = useLingui()
  return <EmptyValue label={t`nada`} />
}
