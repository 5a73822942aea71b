import type { ReactNode } from 'react'
import { statusIcons } from '../feedback/status-icons.tsx'

/** Confirms that something was saved. Must always be rendered, so that its content is announced. */
export function SavedMark({
  children,
  waiting,
}: {
  children?: ReactNode
  /** Shown while saving. */
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
