import type { ReactNode } from 'react'
import { statusIcons } from './status-icons.tsx'

/** Says that a part of the page could not be shown, and offers another try. */
export function ErrorState({
  title,
  children,
  retry,
}: {
  title: ReactNode
  children?: ReactNode
  /** A button or link that tries again. */
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
