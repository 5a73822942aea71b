import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PixWaiting } from '../pix-waiting.tsx'
import { SlipDetails } from '../slip-details.tsx'
import { SlipWaiting } from '../slip-waiting.tsx'
import { LinkCard } from './link-card.tsx'
import { linkQueries } from './payment-links.queries.ts'

/** Milliseconds. */
const askEvery = 4_000

interface LinkPaymentProps {
  token: string
  paymentId: string
  institutionName: string
  /** The last PDF of the slip could not be made. */
  pdfFailed: boolean
}

/** The code that came of a link, until it is paid. */
export function LinkPayment({ token, paymentId, institutionName, pdfFailed }: LinkPaymentProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const {
    data: payment,
    dataUpdatedAt,
    isError,
    refetch,
  } = useQuery({
    ...linkQueries.payment(token, paymentId),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 'waiting_for_payment' || state.data?.status === 'pending' ? askEvery : false),
  })
  const readAgain = useCallback(() => void refetch(), [refetch])
  const isPaid = payment?.status === 'approved'
  useEffect(() => {
    // The link itself says that it is paid.
    if (isPaid) void queryClient.invalidateQueries({ queryKey: linkQueries.all })
  }, [isPaid, queryClient])
  if (payment?.status === 'waiting_for_payment' && payment.qr)
    return <PixWaiting payment={payment} qr={payment.qr} receiver={institutionName} receivedAt={dataUpdatedAt} onExpired={readAgain} />
  if (payment?.status === 'waiting_for_payment' && payment.slip && payment.printed) {
    const pdf = `${appConfig.basePath}/financial/payment-links/${token}/payments/${paymentId}/pdf`
    return (
      <SlipWaiting
        payment={payment}
        slip={payment.slip}
        printed={payment.printed}
        pdf={pdf}
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
  if (payment?.card) return <LinkCard payment={payment} />
  if (!payment && !isError) return null
  return (
    <>
      <Notice tone="warning" live="status" title={t`Este código não vale mais`}>
        <Trans>Se você já pagou, fique tranquilo: o valor é registrado assim que o banco avisar.</Trans>
      </Notice>
      <Link to="." search={(before) => ({ ...before, payment: undefined })} className={buttonLook({ variant: 'primary', size: 'lg' })}>
        <Trans>Gerar outro código</Trans>
      </Link>
    </>
  )
}

function LinkSlipDetails({ token, paymentId }: { token: string; paymentId: string }) {
  const { data: slip } = useQuery(linkQueries.slip(token, paymentId))
  return slip ? <SlipDetails slip={slip} /> : null
}
