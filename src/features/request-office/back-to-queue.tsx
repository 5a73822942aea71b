import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'

export function BackToQueue() {
  return (
    <Link to="/requests" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
      <ArrowLeft />
      <Trans>Requerimentos</Trans>
    </Link>
  )
}
