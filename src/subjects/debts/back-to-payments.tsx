import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { isStaff } from '../../request/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'

const look = textLinkLook({ variant: 'alone', size: 'sm' })
const arrow = <ArrowLeft />

export function BackToPayments() {
  return useIsStaff() ? <BackToReceived /> : <BackToDebts />
}

export function BackToDebts() {
  const ofStaff = useIsStaff()
  return (
    <Link to="/financial/payments" className={look}>
      {arrow}
      {ofStaff ? <Trans>Débitos</Trans> : <Trans>Pagamentos</Trans>}
    </Link>
  )
}

export function BackToReceived() {
  return (
    <Link to="/financial/received-payments" className={look} activeOptions={{ exact: true }}>
      {arrow}
      <Trans>Recebimentos</Trans>
    </Link>
  )
}

function useIsStaff(): boolean {
  const { person } = useShell()
  return person !== null && isStaff(person)
}
