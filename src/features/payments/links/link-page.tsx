import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import type { CardCharge } from '../card-charge.ts'
import { LinkCheckout } from './link-checkout.tsx'
import { LinkOver } from './link-over.tsx'
import { LinkPayment } from './link-payment.tsx'
import type { LinkSearch } from './link-search.ts'
import { linkQueries } from './payment-links.queries.ts'

/** What somebody was sent to pay: from what it is to that it is paid. */
export function LinkPage({
  token,
  search: { payment, method, on, report },
  renderCard,
}: {
  token: string
  search: LinkSearch
  renderCard(charge: CardCharge): ReactNode
}) {
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
      {status === 'open' && !payment && due ? (
        <LinkCheckout token={token} due={due} method={method} on={on} renderCard={renderCard} />
      ) : null}
      {status === 'open' ? null : <LinkOver link={link} />}
    </>
  )
}
