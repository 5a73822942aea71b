import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, CircleSlash, ClockAlert } from 'lucide-react'
import type { PaymentLink } from '#api/payment-links.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { useShell } from '../../../request/shell.queries.ts'
import type { Payer } from '../charge.ts'
import { Checkout } from '../checkout.tsx'
import type { LinkSearch } from '../payment-params.ts'
import { LinkPayment } from './link-payment.tsx'
import { chargeLinkCard, chargeLinkPix, chargeLinkSlip, getLinkComponent } from './payment-links.functions.ts'
import { linkQueries } from './payment-links.queries.ts'

/** What a payment link is for, from its checkout until it is paid. */
export function LinkPage({ token, search: { payment, method, on, report } }: { token: string; search: LinkSearch }) {
  const { data: link } = useSuspenseQuery(linkQueries.detail(token))
  const { institutionName, status, due } = link
  const student = due?.studentName ?? ''
  return (
    <>
      <PageHeader
        title={<Trans>Pagamento</Trans>}
        subtitle={
          due ? (
            <Trans>
              {institutionName}, para {student}
            </Trans>
          ) : (
            institutionName
          )
        }
      />
      {status === 'open' && payment ? (
        <LinkPayment token={token} paymentId={payment} institutionName={institutionName} pdfFailed={report === 'failed'} />
      ) : null}
      {status === 'open' && !payment && due ? <LinkCheckout token={token} due={due} method={method} on={on} /> : null}
      {status === 'open' ? null : <LinkClosed link={link} />}
    </>
  )
}

interface LinkCheckoutProps extends Pick<LinkSearch, 'method' | 'on'> {
  token: string
  due: NonNullable<PaymentLink['due']>
}

function LinkCheckout({ token, due, method = 'pix', on }: LinkCheckoutProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: linkOn } = useQuery({ ...linkQueries.detail(token, on), enabled: on !== undefined })
  const payer: Payer = {
    intent: token,
    captcha: 'hostname',
    chargePix: (charge) => chargeLinkPix({ data: { ...charge, token } }),
    chargeSlip: (charge) => chargeLinkSlip({ data: { ...charge, token } }),
    chargeCard: (charge) => chargeLinkCard({ data: { ...charge, token } }),
    getAcquirerComponent: () => getLinkComponent({ data: { token } }),
    openPayment: (_method, paymentId) => navigate({ to: '.', search: (before) => ({ ...before, payment: paymentId }) }),
    refetch: () => void queryClient.invalidateQueries({ queryKey: linkQueries.all }),
  }
  return <Checkout payer={payer} quote={due} quoteOn={linkOn?.due ?? undefined} method={method} on={on} />
}

const icon = { size: 32, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Why nothing can be paid by a link any more. */
function LinkClosed({ link: { status, paidAt, expiresAt } }: { link: PaymentLink }) {
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
      <EmptyState icon={<ClockAlert {...icon} />} title={t`Este link venceu`}>
        <Trans>Ele valeu até {day}. Peça outro a quem enviou.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<CircleSlash {...icon} />} title={t`Não há mais o que pagar por este link`}>
      <Trans>Os débitos foram negociados ou cancelados. Fale com quem enviou o link.</Trans>
    </EmptyState>
  )
}

/** An unknown link or a revoked one: the answer is the same, so that links cannot be guessed. */
export function LinkNotFound() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={<Trans>Pagamento</Trans>} />
      <EmptyState icon={<CircleSlash {...icon} />} title={t`Este link não vale`}>
        <Trans>Confira se ele está inteiro, ou peça outro a quem enviou.</Trans>
      </EmptyState>
    </>
  )
}
