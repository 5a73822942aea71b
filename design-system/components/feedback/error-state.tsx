import type { ReactNode } from 'react'
import { statusIcons } from './status-icons.tsx'

/** Replaces a part of the page that failed to load. */
export function ErrorState({
  title,
  children,
  retry,
}: {
  title: ReactNode
  children?: ReactNode
  /** A button or link. */
  retry?: ReactNode
}) {
  return (
    <div className="blank-slate__root" role="alert">
      <span className="blank-slate__icon blank-slate__icon--tone_danger">{statusIcons.danger}</span>
      <p className="blank-slate__title">{title}</p>
      {children ? <div className="blank-slate__text">{children}</div> : null}
      {retry ? <div className="blank-slate__actions">{retry}</div> : null}
    </div>
  )
}
