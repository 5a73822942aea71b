import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { AgreementSummary } from '#api/agreements.ts'
import { dataColumns } from '#design/components/table/data-columns.ts'
import { rowLinkLook } from '#design/components/table/table-cell.tsx'
import type { Formats } from '../../i18n/formats.ts'
import { AgreementStatusPill } from './agreement-labels.tsx'
import type { AgreementColumn } from './agreement-search.ts'

const column = dataColumns<AgreementSummary, AgreementColumn, Formats>()

const staffColumns = (i18n: I18n) =>
  column.columns([
    column.accessor('studentName', {
      id: 'studentName',
      meta: { name: i18n._(msg`Aluno`), title: true, sort: 'studentName' },
      cell: ({ row: { original } }) => (
        <Link to="/financial/agreements/$agreementId" params={{ agreementId: String(original.agreementId) }} className={rowLinkLook()}>
          {original.studentName}
        </Link>
      ),
    }),
    column.accessor('agreementId', {
      id: 'number',
      meta: { name: i18n._(msg`Acordo`) },
      cell: ({ getValue }) => <code>{getValue()}</code>,
    }),
    column.accessor('madeAt', {
      id: 'madeAt',
      meta: { name: i18n._(msg`Feito em`), sort: 'madeAt' },
      cell: ({ getValue, table }) => table.options.meta?.day(getValue()),
    }),
    column.accessor('installments', {
      id: 'installments',
      meta: { name: i18n._(msg`Parcelas pagas`), numeric: true },
      cell: ({ row: { original } }) => <PaidOf {...original.installments} />,
    }),
    column.accessor('totalAmount', {
      id: 'totalAmount',
      meta: { name: i18n._(msg`Total`), numeric: true, sort: 'totalAmount' },
      cell: ({ getValue, table }) => table.options.meta?.money(getValue()),
    }),
    column.accessor('dueAmount', {
      id: 'dueAmount',
      meta: { name: i18n._(msg`Falta pagar`), numeric: true, sort: 'dueAmount' },
      cell: ({ getValue, table }) => table.options.meta?.money(getValue()),
    }),
    column.accessor('status', {
      id: 'status',
      meta: { name: i18n._(msg`Situação`) },
      cell: ({ row: { original } }) => <AgreementStatusPill status={original.status} overdue={original.overdue} />,
    }),
  ])

/** The columns of the table, in order, with headings in the reader's language. */
export function useStaffColumns() {
  const { i18n } = useLingui()
  return useMemo(() => staffColumns(i18n), [i18n])
}

function PaidOf({ paid, count }: AgreementSummary['installments']) {
  const { t } = useLingui()
  return t`${paid} de ${count}`
}
