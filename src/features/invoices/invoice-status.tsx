import { useLingui } from '@lingui/react/macro'
import type { InvoiceStatus as Status } from '#api/invoices.ts'
import { Status as Pill } from '#design/components/feedback/status.tsx'

const tones = { pending: 'warning', settled: 'ok', canceled: 'neutral' } as const

/** The words for where an invoice stands. */
export function useInvoiceStatusNames(): Record<Status, string> {
  const { t } = useLingui()
  return { pending: t`Pendente`, settled: t`Quitada`, canceled: t`Cancelada` }
}

/** Where an invoice stands, in a word, an icon and a tint. */
export function InvoiceStatus({ status }: { status: Status }) {
  return <Pill tone={tones[status]}>{useInvoiceStatusNames()[status]}</Pill>
}
