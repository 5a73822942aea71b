import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QrCode } from 'lucide-react'
import { priceTogether } from '#api/financial/debt-offers.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { debtQueries } from '../../../../features/debts/debts.queries.ts'
import { CardInReview } from '../../../../features/payments/card-in-review.tsx'
import { DebtsPayButton } from '../../financial/-components/debts-pay-button.tsx'

/** A link to the checkout for a request's price. */
export function RequestPay({ debtId }: { debtId: number }) {
  const { data: debt } = useQuery(debtQueries.detail(debtId))
  if (debt?.cardInReview) return <CardInReview paymentId={debt.cardInReview} />
  const price = debt && priceTogether([debt])
  const byPix = price?.takesPix && debt?.methods.includes('pix')
  return (
    <>
      {debt && byPix ? <DebtsPayButton debts={[debt]} amount={price.amount} icon={<QrCode />} /> : null}
      <Link
        to="/financial/payment-checkout"
        search={{ debts: String(debtId) }}
        className={buttonLook({ variant: byPix ? 'outline' : 'primary', full: true })}
      >
        {byPix ? <Trans>Outras formas de pagar</Trans> : <Trans>Pagar</Trans>}
      </Link>
    </>
  )
}
