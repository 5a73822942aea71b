import { Trans } from '@lingui/react/macro'
import { Status } from '#design/components/feedback/status.tsx'

/** Whether students may choose a type. */
export function OfferState({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Status tone="ok">
      <Trans>Oferecido</Trans>
    </Status>
  ) : (
    <Status>
      <Trans>Não oferecido</Trans>
    </Status>
  )
}
