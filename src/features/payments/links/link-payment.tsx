import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { CardNotChargedNotice, CardPendingNotice } from '../card-notices.tsx'
import { ExpiredNotice } from '../expired-notice.tsx'
import { PixWaiting } from '../pix-waiting.tsx'
import { SlipDetails } from '../slip-details.tsx'
import { SlipWaiting } from '../slip-waiting.tsx'
import { linkQueries } from './payment-links.queries.ts'

/** Milliseconds. */
const pollInterval = 4_000

interface LinkPaymentProps {
  token: string
  paymentId: string
  institutionName: string
  pdfFailed: boolean
}

export function LinkPayment({ token, paymentId, institutionName, pdfFailed }: LinkPaymentProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery({
    ...linkQueries.payment(token, paymentId),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      const isOpen = state.data?.status === 'waiting_for_payment' || state.data?.status === 'pending'
      return isOpen ? pollInterval : false
    },
  })
  const isPaid = data?.status === 'approved'
  useEffect(() => {
    // Refetches the link, which then shows as paid.
    if (isPaid) void queryClient.invalidateQueries({ queryKey: linkQueries.all })
  }, [isPaid, queryClient])
  if (!data) return isError ? <LinkPaymentExpired /> : null
  const { status, qr, slip, printed, card } = data
  if (status === 'waiting_for_payment' && qr)
    return <PixWaiting payment={data} qr={qr} receiver={institutionName} onExpired={() => void refetch()} />
  if (status === 'waiting_for_payment' && slip && printed) {
    return (
      <SlipWaiting
        payment={data}
        slip={slip}
        printed={printed}
        pdf={`${appConfig.basePath}/financial/payment-links/${token}/payments/${paymentId}/pdf`}
        pdfFailed={pdfFailed}
        details={<LinkSlipDetails token={token} paymentId={paymentId} />}
      />
    )
  }
  if (isPaid) {
    return (
      <Notice tone="ok" live="status" title={t`Pagamento recebido`}>
        <Trans>Não é preciso fazer mais nada.</Trans>
      </Notice>
    )
  }
  if (!card) return <LinkPaymentExpired />
  if (status === 'pending') return <CardPendingNotice />
  return (
    <>
      <CardNotChargedNotice payment={data} />
      <BackToCheckout>
        <Trans>Pagar de outra forma</Trans>
      </BackToCheckout>
    </>
  )
}

function LinkPaymentExpired() {
  const { t } = useLingui()
  return (
    <>
      <ExpiredNotice title={t`Este código não vale mais`} />
      <BackToCheckout>
        <Trans>Gerar outro código</Trans>
      </BackToCheckout>
    </>
  )
}

function BackToCheckout({ children }: { children: ReactNode }) {
  return (
    <Link to="." search={(before) => ({ ...before, payment: undefined })} className={buttonLook({ variant: 'primary', size: 'lg' })}>
      {children}
    </Link>
  )
}

function LinkSlipDetails({ token, paymentId }: { token: string; paymentId: string }) {
  const { data: slip } = useQuery(linkQueries.slip(token, paymentId))
  return slip ? <SlipDetails slip={slip} /> : null
}
