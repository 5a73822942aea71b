import { Trans } from '@lingui/react/macro'
import { TimerOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'

/** Late payments are still booked. */
export function ExpiredPayment({ title, action }: { title: string; action: ReactNode }) {
  return (
    <div role="status">
      <EmptyState icon={<TimerOff size={32} strokeWidth={1.75} aria-hidden />} title={title} action={action}>
        <Trans>Se você já pagou, fique tranquilo: o valor é registrado assim que o banco avisar.</Trans>
      </EmptyState>
    </div>
  )
}
