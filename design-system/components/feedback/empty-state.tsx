import type { ReactNode } from 'react'

export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="blank-slate__root">
      {icon ? <span className="blank-slate__icon">{icon}</span> : null}
      <p className="blank-slate__title">{title}</p>
      {children ? <div className="blank-slate__text">{children}</div> : null}
      {action ? <div className="blank-slate__actions">{action}</div> : null}
    </div>
  )
}
