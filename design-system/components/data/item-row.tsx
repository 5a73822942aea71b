import type { ReactNode } from 'react'

export function ItemRow({
  icon,
  title,
  description,
  status,
  date,
  action,
}: {
  icon?: ReactNode
  title: ReactNode
  description?: ReactNode
  status?: ReactNode
  date?: ReactNode
  /** A button or a link with `buttonLook({ size: 'sm' })`. */
  action?: ReactNode
}) {
  return (
    <li className="item-row__root">
      {icon ? <span className="item-row__icon">{icon}</span> : null}
      <div className="item-row__text">
        <div className="item-row__title">{title}</div>
        {description ? <div className="item-row__description">{description}</div> : null}
      </div>
      {status || date ? (
        <div className="item-row__state">
          {status}
          {date ? <span className="item-row__date">{date}</span> : null}
        </div>
      ) : null}
      {action ? <div className="item-row__action">{action}</div> : null}
    </li>
  )
}
