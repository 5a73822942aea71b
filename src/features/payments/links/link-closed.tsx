import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleSlash, ClockAlert } from 'lucide-react'
import type { PaymentLink } from '#api/payment-links.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { useShell } from '../../../request/shell.queries.ts'

const icon = { size: 32, strokeWidth: 1.75, 'aria-hidden': true } as const

export function LinkClosed({ link: { status, paidAt, expiresAt } }: { link: PaymentLink }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const day = formats.dateTime(paidAt ?? expiresAt)
  if (status === 'paid') {
    return (
      <EmptyState icon={<CircleCheck {...icon} />} title={t`Pago em ${day}`}>
        <Trans>Não é preciso fazer mais nada. O recibo fica com o aluno.</Trans>
      </EmptyState>
    )
  }
  if (status === 'expired') {
    return (
      <EmptyState icon={<ClockAlert {...icon} />} title={t`Este link expirou`}>
        <Trans>Era válido até {day}. Peça outro link a quem enviou.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<CircleSlash {...icon} />} title={t`Não há mais o que pagar por este link`}>
      <Trans>Os débitos foram negociados ou cancelados. Fale com quem enviou o link.</Trans>
    </EmptyState>
  )
}

/** The same for unknown and revoked links, to prevent guessing. */
export function LinkNotFound() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={<Trans>Pagamento</Trans>} />
      <EmptyState icon={<CircleSlash {...icon} />} title={t`Link inválido`}>
        <Trans>Confira se o endereço está completo ou peça outro link a quem enviou.</Trans>
      </EmptyState>
    </>
  )
}
