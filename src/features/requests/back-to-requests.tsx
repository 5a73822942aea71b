import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'

const look = textLinkLook({ variant: 'alone', size: 'sm' })
const arrow = <ArrowLeft />

export function BackToRequests() {
  return (
    <Link to="/my-requests" className={look}>
      {arrow}
      <Trans>Requerimentos</Trans>
    </Link>
  )
}

export function BackToTypes({ enrollmentId }: { enrollmentId: number | undefined }) {
  return (
    <Link to="/my-requests/new" search={{ enrollment: enrollmentId }} className={look}>
      {arrow}
      <Trans>Escolher outro requerimento</Trans>
    </Link>
  )
}

export function BackToRequest({ requestId }: { requestId: string }) {
  return (
    <Link to="/my-requests/$requestId" params={{ requestId }} className={look}>
      {arrow}
      <Trans>Requerimento</Trans>
    </Link>
  )
}
