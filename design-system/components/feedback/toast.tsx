import type { ReactNode } from 'react'
import type { Tone } from '../../tokens/palettes.ts'
import { Notice } from './notice.tsx'

/** One passing message inside `ToastRegion`. `action` holds its close button and at most one action. */
export function Toast({
  tone,
  title,
  children,
  action,
}: {
  tone?: Tone | undefined
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="toast__root">
      <Notice tone={tone} title={title} action={action}>
        {children}
      </Notice>
    </div>
  )
}
