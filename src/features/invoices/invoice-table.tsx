import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { appConfig } from '#config'
import type { Invoice, InvoiceStatus as Status } from '#api/financial/invoices.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Table, TableBody, TableHead, Tr } from '#design/components/table/table.tsx'
import { Td, Th } from '#design/components/table/table-cell.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { Status as Pill } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'

export function InvoiceTable({ invoices, busy }: { invoices: readonly Invoice[]; busy: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const names = {
    number: t`Nota`,
    issued: t`Emissão`,
    competency: t`Competência`,
    debt: t`Referente a`,
    amount: t`Valor`,
    status: t`Situação`,
  }
  return (
    <Table label={t`Notas fiscais`} columns="many">
      <TableHead>
        <Th kind="title">{names.debt}</Th>
        <Th>{names.number}</Th>
        <Th>{names.issued}</Th>
        <Th leftOut="narrow">{names.competency}</Th>
        <Th numeric>{names.amount}</Th>
        <Th>{names.status}</Th>
        <Th kind="actions">
          <VisuallyHidden>{t`PDF`}</VisuallyHidden>
        </Th>
      </TableHead>
      <TableBody aria-busy={busy}>
        {invoices.map((invoice) => {
          const { invoiceId, invoiceNumber, issueDate, competency, debtId, amount, status } = invoice
          return (
            // Most names have the month; a card says it of the others.
            <Tr key={invoiceId}>
              <Td kind="title">
                <Link to="/financial/payments/$debtId" params={{ debtId: String(debtId) }} className={textLinkLook({ variant: 'after' })}>
                  {fullName(invoice)}
                </Link>
              </Td>
              <Td>
                <code>{invoiceNumber}</code>
              </Td>
              <Td label={names.issued}>{formats.date(issueDate)}</Td>
              <Td label={names.competency} leftOut={invoice.description || invoice.installment ? 'tight' : 'narrow'}>
                {formats.shortMonth(competency)}
              </Td>
              <Td label={names.amount} kind="amount" numeric>
                {formats.money(amount)}
              </Td>
              <Td>
                <InvoiceStatus status={status} />
              </Td>
              <Td kind="actions">
                <a
                  href={`${appConfig.basePath}/financial/invoices/${invoiceId}/pdf`}
                  className={textLinkLook({ variant: 'alone', size: 'sm' })}
                  aria-label={t`PDF da nota ${invoiceNumber}`}
                >
                  <Download />
                  <Trans>PDF</Trans>
                </a>
              </Td>
            </Tr>
          )
        })}
      </TableBody>
    </Table>
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
