import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { PaymentLink } from '#api/financial/payment-links.ts'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { ReportFailed } from '../../../kit/downloads/report-failed.tsx'
import type { Payer } from '../charge.ts'
import { Checkout } from '../checkout.tsx'
import { type LinkSearch, getOthersTerms, getSlipDay } from '../payment-params.ts'
import { LinkClosed } from './link-closed.tsx'
import { LinkPayment } from './link-payment.tsx'
import { chargeLinkCard, chargeLinkPix, chargeLinkSlip, getLinkComponent } from './payment-links.functions.ts'
import { linkQueries, linkSource } from './payment-links.queries.ts'

export function LinkPage({ token, search: { payment, method, on, campaign, report } }: { token: string; search: LinkSearch }) {
  const { data: link } = useSuspenseQuery(linkQueries.detail(token, getOthersTerms(campaign)))
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
        <LinkPayment source={linkSource(token, payment)} institutionName={institutionName} pdfFailed={report === 'failed'} />
      ) : null}
      {status === 'open' && !payment && due ? <LinkCheckout token={token} due={due} method={method} on={on} campaign={campaign} /> : null}
      {status === 'open' ? null : <ClosedLink token={token} link={link} paymentId={payment} pdfFailed={report === 'failed'} />}
    </>
  )
}

/** Page of a closed link; the URL contains the payment if the visitor paid by this link. */
function ClosedLink({
  token,
  link,
  paymentId,
  pdfFailed,
}: {
  token: string
  link: PaymentLink
  paymentId?: string | undefined
  pdfFailed: boolean
}) {
  const { data } = useQuery({ ...linkQueries.payment(token, paymentId ?? ''), enabled: paymentId !== undefined && link.status === 'paid' })
  const receipt =
    data?.status === 'approved' ? `${appConfig.basePath}/financial/payment-links/${token}/payments/${data.paymentId}/receipt` : null
  return (
    <>
      {pdfFailed ? <ReportFailed /> : null}
      <LinkClosed link={link} receipt={receipt} />
    </>
  )
}

/** @param paymentId of a card that was entered by whoever looks */
export function LinkCardInReview({ paymentId }: { paymentId: string | null }) {
  const { t } = useLingui()
  return (
    <Notice
      tone="info"
      live="status"
      title={t`Cartão em análise: não pague de novo`}
      action={
        paymentId ? (
          <Link to="." search={(before) => ({ ...before, payment: paymentId })} className={buttonLook({ size: 'sm' })}>
            <Trans>Acompanhar o pagamento</Trans>
          </Link>
        ) : null
      }
    >
      <Trans>A operadora ainda não respondeu sobre um cartão. Se ela recusar, nada é cobrado e você pode pagar por aqui.</Trans>
    </Notice>
  )
}

interface LinkCheckoutProps extends Pick<LinkSearch, 'method' | 'on' | 'campaign'> {
  token: string
  due: NonNullable<PaymentLink['due']>
}

function LinkCheckout({ token, due, method = 'pix', on, campaign }: LinkCheckoutProps) {
  const terms = getOthersTerms(campaign)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const slipDay = getSlipDay(due, on)
  const { data: linkOn } = useQuery({
    ...linkQueries.detail(token, { on: slipDay, ...terms }),
    enabled: method === 'bank_slip' && slipDay !== due.on,
  })
  const payer: Payer = {
    intent: `${token}:${campaign ?? ''}`,
    // The page's address is a secret, so its forms have no origin that could be checked.
    plain: null,
    captcha: 'hostname',
    chargePix: (charge) => chargeLinkPix({ data: { ...charge, ...terms, token } }),
    chargeSlip: (charge) => chargeLinkSlip({ data: { ...charge, ...terms, token } }),
    chargeCard: (charge) => chargeLinkCard({ data: { ...charge, ...terms, token } }),
    getAcquirerComponent: () => getLinkComponent({ data: { token } }),
    openPayment: (_method, paymentId) => navigate({ to: '.', search: (before) => ({ ...before, payment: paymentId }) }),
    refetch: () => queryClient.invalidateQueries({ queryKey: linkQueries.all }),
  }
  return (
    <Checkout
      payer={payer}
      quote={due}
      quoteOn={linkOn?.due ?? undefined}
      method={method}
      on={slipDay}
      place="link"
      review={due.cardInReview ? <LinkCardInReview {...due.cardInReview} /> : null}
    />
  )
}
