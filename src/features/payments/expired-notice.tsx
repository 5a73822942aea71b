import { Trans } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'

/** A code or slip can no longer be paid. Money that still comes for it is booked. */
export function ExpiredNotice({ title }: { title: string }) {
  return (
    <Notice tone="warning" live="status" title={title}>
      <Trans>Se você já pagou, fique tranquilo: o valor é registrado assim que o banco avisar.</Trans>
    </Notice>
  )
}
