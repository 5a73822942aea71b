import { Trans } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'

/** Late payments are still booked. */
export function ExpiredNotice({ title }: { title: string }) {
  return (
    <Notice tone="warning" live="status" title={title}>
      <Trans>Se você já pagou, fique tranquilo: o valor é registrado assim que o banco avisar.</Trans>
    </Notice>
  )
}
