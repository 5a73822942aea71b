import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { PaymentLink } from '#api/payment-links.ts'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import type { Payer } from '../charge.ts'
import { Checkout } from '../checkout.tsx'
import type { LinkSearch } from '../payment-params.ts'
import { LinkClosed } from './link-closed.tsx'
import { LinkPayment } from './link-payment.tsx'
import { chargeLinkCard, chargeLinkPix, chargeLinkSlip, getLinkComponent } from './payment-links.functions.ts'
import { linkQueries } from './payment-links.queries.ts'

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
    refetch: () => queryClient.invalidateQueries({ queryKey: linkQueries.all }),
  }
  return <Checkout payer={payer} quote={due} quoteOn={linkOn?.due ?? undefined} method={method} on={on} />
}
