import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { appConfig } from '#config'
import type { Invoice, InvoiceStatus } from '#api/financial/invoices.ts'
import { iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { Card } from '#design/components/data/card.tsx'
import { ledgerLink, LedgerRow } from '#design/components/data/ledger.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { Months, useNameInMonth } from '../../subjects/payment-history/months.tsx'

/** Invoices by the month of their issue. @param showsStatus of those that are not settled */
export function InvoiceRows({ invoices, showsStatus, busy }: { invoices: readonly Invoice[]; showsStatus: boolean; busy: boolean }) {
  const { t } = useLingui()
  return (
    <Card aria-label={t`Notas fiscais`} aria-busy={busy}>
      <div>
        <Months rows={invoices} getDay={({ issueDate }) => issueDate} name="issued">
          {(invoice) => <InvoiceRow key={invoice.invoiceId} invoice={invoice} showsStatus={showsStatus} />}
        </Months>
      </div>
    </Card>
  )
}

function InvoiceRow({ invoice, showsStatus }: { invoice: Invoice; showsStatus: boolean }) {
  const { t } = useLingui()
  const { money, shortDate, shortMonth } = useFormats()
  const nameInMonth = useNameInMonth()
  const names = useInvoiceStatusNames()
  const { invoiceId, invoiceNumber, issueDate, debtId, amount, status, competency } = invoice
  const { name, whole } = nameInMonth(invoice, issueDate)
  const month = shortMonth(competency)
  const label = t`PDF da nota ${invoiceNumber}`
  return (
    <LedgerRow
      title={
        <Link to="/financial/payments/$debtId" params={{ debtId: String(debtId) }} className={ledgerLink} aria-label={whole} dir="auto">
          {name}
        </Link>
      }
      note={`${shortDate(issueDate, issueDate)}, ${invoiceNumber}`}
      extra={`, ${t`competência ${month}`}`}
      amount={money(amount)}
      change={showsStatus && status !== 'settled' ? <Status tone={tones[status]}>{names[status]}</Status> : undefined}
      action={
        <a href={`${appConfig.basePath}/financial/invoices/${invoiceId}/pdf`} className={iconButtonLook()} aria-label={label} title={label}>
          <Download />
        </a>
      }
    />
  )
}

const tones = { pending: 'warning', canceled: 'neutral' } as const

export function useInvoiceStatusNames(): Record<InvoiceStatus, string> {
  const { t } = useLingui()
  return { pending: t`Pendente`, settled: t`Quitada`, canceled: t`Cancelada` }
}
