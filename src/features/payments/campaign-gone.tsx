import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'

/** The discount that the address asks for is none any more: the amount is the usual one. */
export function CampaignGone() {
  const { t } = useLingui()
  return (
    <Notice tone="warning" title={t`A campanha não vale para estes débitos`}>
      <Trans>Ela terminou ou é para outros débitos. O valor é o normal de hoje: confira antes de pagar.</Trans>
    </Notice>
  )
}
