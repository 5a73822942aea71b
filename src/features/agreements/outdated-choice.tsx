import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'

/** The address names debts that were paid, agreed on or never the person's. */
export const isOutdated = (error: unknown) => ['DEBT_NOT_NEGOTIABLE', 'NOT_FOUND'].includes(portalErrorCode(error))

/** For an address whose debts can no longer be negotiated. */
export function OutdatedChoice() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<CircleAlert size={32} strokeWidth={1.75} aria-hidden />}
      title={t`Estes débitos não podem mais ser negociados`}
      action={
        <Link to="/financial/agreements/new" className={buttonLook({ variant: 'primary' })}>
          <Trans>Escolher de novo</Trans>
        </Link>
      }
    >
      <Trans>Algum deles pode ter sido pago ou já estar em um acordo. Nada foi feito agora.</Trans>
    </EmptyState>
  )
}
