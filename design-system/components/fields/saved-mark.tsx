import type { ReactNode } from 'react'
import { statusIcons } from '../feedback/status-icons.tsx'

/** Says quietly that something was saved; always there, so that what enters it is announced. */
export function SavedMark({
  children,
  waiting,
}: {
  /** The word, once it is so. */ children?: ReactNode /** The word while it is being saved. */
  waiting?: ReactNode
}) {
  return (
    <span className="setting__state" role="status">
      {waiting}
      {children ? (
        <span className="setting__saved">
          {statusIcons.ok}
          {children}
        </span>
      ) : null}
    </span>
  )
}
