import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleSlash, ClockAlert, Download } from 'lucide-react'
import type { PaymentLink } from '#api/financial/payment-links.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { useFormats } from '../../../request/use-formats.ts'

const icon = { size: 32 } as const

/** @param receipt address of the PDF, for whoever paid by this link */
export function LinkClosed({ link: { status, paidAt, expiresAt }, receipt }: { link: PaymentLink; receipt: string | null }) {
  const { t } = useLingui()
  const formats = useFormats()
  const day = paidAt ? formats.dateTime(paidAt) : formats.until(expiresAt)
  if (status === 'paid') {
    return (
      <EmptyState
        icon={<CircleCheck {...icon} />}
        title={t`Pago em ${day}`}
        action={
          receipt ? (
            <a href={receipt} className={buttonLook({ variant: 'outline' })}>
              <Download />
              <Trans>Baixar recibo (PDF)</Trans>
            </a>
          ) : null
        }
      >
        {receipt ? <Trans>Não é preciso fazer mais nada.</Trans> : <Trans>Não é preciso fazer mais nada. O recibo fica com o aluno.</Trans>}
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
