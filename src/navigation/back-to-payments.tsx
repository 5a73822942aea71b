import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'

/** The way back from a debt, a Pix or a receipt to the list they came from. */
export function BackToPayments() {
  return (
    <Link to="/financial/payments" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      <Trans>Pagamentos</Trans>
    </Link>
  )
}
