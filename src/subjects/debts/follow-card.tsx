import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'

/** A link to the card payment under review, for a debt that cannot be paid meanwhile. */
export function FollowCard({ paymentId }: { paymentId: string }) {
  return (
    <Link to="/financial/payments/card/$paymentId" params={{ paymentId }} className={textLinkLook({ variant: 'after', size: 'sm' })}>
      <Trans>Acompanhar o pagamento</Trans>
    </Link>
  )
}
