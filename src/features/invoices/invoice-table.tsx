import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { appConfig } from '#config'
import type { Invoice, InvoiceStatus as Status } from '#api/financial/invoices.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { ColumnTable } from '#design/components/table/column-table.tsx'
import { Status as Pill } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'

export function InvoiceTable({ invoices, busy }: { invoices: readonly Invoice[]; busy: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  return (
    <ColumnTable
      label={t`Notas fiscais`}
      rows={invoices}
      rowId={({ invoiceId }) => invoiceId}
      busy={busy}
      columns={[
        {
          name: t`Referente a`,
          kind: 'title',
          cell: (invoice) => (
            <Link
              to="/financial/payments/$debtId"
              params={{ debtId: String(invoice.debtId) }}
              className={textLinkLook({ variant: 'after' })}
            >
              {fullName(invoice)}
            </Link>
          ),
        },
        { name: t`Nota`, isPlain: true, cell: ({ invoiceNumber }) => <code>{invoiceNumber}</code> },
        { name: t`Emissão`, cell: ({ issueDate }) => formats.date(issueDate) },
        {
          name: t`Competência`,
          leftOut: 'narrow',
          // Most names have the month; a card says it of the others.
          varies: ({ description, installment }) => ({ leftOut: description || installment ? 'tight' : 'narrow' }),
          cell: ({ competency }) => formats.shortMonth(competency),
        },
        { name: t`Valor`, kind: 'amount', numeric: true, cell: ({ amount }) => formats.money(amount) },
        { name: t`Situação`, isPlain: true, cell: ({ status }) => <InvoiceStatus status={status} /> },
        {
          name: t`PDF`,
          kind: 'actions',
          cell: ({ invoiceId, invoiceNumber }) => (
            <a
              href={`${appConfig.basePath}/financial/invoices/${invoiceId}/pdf`}
              className={textLinkLook({ variant: 'alone', size: 'sm' })}
              aria-label={t`PDF da nota ${invoiceNumber}`}
            >
              <Download />
              {t`PDF`}
            </a>
          ),
        },
      ]}
    />
  )
}

const tones = { pending: 'warning', settled: 'ok', canceled: 'neutral' } as const

export function useInvoiceStatusNames(): Record<Status, string> {
  const { t } = useLingui()
  return { pending: t`Pendente`, settled: t`Quitada`, canceled: t`Cancelada` }
}

export function InvoiceStatus({ status }: { status: Status }) {
  return <Pill tone={tones[status]}>{useInvoiceStatusNames()[status]}</Pill>
}
