import type { ReactNode } from 'react'

export function MessagePage({
  icon,
  title,
  children,
  actions,
  more,
  detail,
}: {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Content below the actions, such as other places to go. */
  more?: ReactNode
  /** A reference code for support. */
  detail?: ReactNode
}) {
  return (
    <div className="message-page__root">
      <div className="blank-slate__root">
        {icon ? <span className="blank-slate__icon">{icon}</span> : null}
        <h1 className="message-page__title">{title}</h1>
        {children ? <div className="blank-slate__text">{children}</div> : null}
        {actions ? <div className="blank-slate__actions">{actions}</div> : null}
        {more ? <div className="message-page__more">{more}</div> : null}
        {detail ? <p className="message-page__detail">{detail}</p> : null}
      </div>
    </div>
  )
}
