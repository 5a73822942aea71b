import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { CardOutcomeNotice } from '../card-notices.tsx'
import { ExpiredPayment } from '../expired-payment.tsx'
import { PixWaiting } from '../pix-waiting.tsx'
import { SlipDetails } from '../slip-details.tsx'
import { SlipWaiting } from '../slip-waiting.tsx'
import type { PaymentSource } from './payment-source.ts'

/** Milliseconds. */
const pollInterval = 4_000

interface LinkPaymentProps {
  source: PaymentSource
  institutionName: string
  pdfFailed: boolean
  /** Content below the message that the payment was received. */
  paid?: ReactNode
}

/** A payment by somebody without an account: a link's, or a payer's. */
export function LinkPayment({ source, institutionName, pdfFailed, paid }: LinkPaymentProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { all } = source
  const { data, isError, refetch } = useQuery({
    ...source.payment,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      const isOpen = state.data?.status === 'waiting_for_payment' || state.data?.status === 'pending'
      return isOpen ? pollInterval : false
    },
  })
  const isPaid = data?.status === 'approved'
  useEffect(() => {
    // The debts are paid now, so every query about them is refetched.
    if (isPaid) void queryClient.invalidateQueries({ queryKey: [all] })
  }, [isPaid, queryClient, all])
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
        pdf={source.pdf}
        pdfFailed={pdfFailed}
        details={<LinkSlipDetails source={source} />}
      />
    )
  }
  if (isPaid) {
    return (
      <>
        <Notice tone="ok" live="status" title={t`Pagamento recebido`}>
          <Trans>Não é preciso fazer mais nada.</Trans>
        </Notice>
        {paid}
      </>
    )
  }
  if (!card) return <LinkPaymentExpired />
  if (status === 'pending') return <CardOutcomeNotice payment={data} />
  return (
    <>
      <CardOutcomeNotice payment={data} />
      <BackToCheckout>
        <Trans>Pagar de outra forma</Trans>
      </BackToCheckout>
    </>
  )
}

function LinkPaymentExpired() {
  const { t } = useLingui()
  return (
    <ExpiredPayment
      title={t`Este código não vale mais`}
      action={
        <BackToCheckout>
          <Trans>Gerar outro código</Trans>
        </BackToCheckout>
      }
    />
  )
}

function BackToCheckout({ children }: { children: ReactNode }) {
  return (
    <Link to="." search={(before) => ({ ...before, payment: undefined })} className={buttonLook({ variant: 'primary', size: 'lg' })}>
      {children}
    </Link>
  )
}

function LinkSlipDetails({ source }: { source: PaymentSource }) {
  const { data: slip } = useQuery(source.slip)
  return slip ? <SlipDetails slip={slip} /> : null
}
