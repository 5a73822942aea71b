import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'

/** Beside a debt that can't be paid because its card is under review. */
export function FollowCard({ paymentId }: { paymentId: string }) {
  return (
    <Link to="/financial/payments/card/$paymentId" params={{ paymentId }} className={textLinkLook({ variant: 'after', size: 'sm' })}>
      <Trans>Acompanhar o pagamento</Trans>
    </Link>
  )
}
