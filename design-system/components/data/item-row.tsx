import type { ReactNode } from 'react'
import { look } from '../../look.ts'

export function ItemRow({
  icon,
  title,
  description,
  status,
  date,
  action,
  dense,
  weight,
}: {
  icon?: ReactNode
  title: ReactNode
  description?: ReactNode
  status?: ReactNode
  date?: ReactNode
  /** A button or a link with `buttonLook({ size: 'sm' })`. */
  action?: ReactNode
  /** For long lists on phones: the whole row is the target of its action, which must be a link. */
  dense?: boolean | undefined
  /** `light` can wait, and its action is a link with `textLinkLook({ variant: 'alone' })`. */
  weight?: 'light' | undefined
}) {
  return (
    <li className={look('item-row__root', { dense, weight })}>
      {icon ? <span className="item-row__icon">{icon}</span> : null}
      <div className="item-row__text">
        <div className={look('item-row__title', { weight })}>{wholeNumbers(title)}</div>
        {description ? <div className="item-row__description">{wholeNumbers(description)}</div> : null}
      </div>
      {status || date ? (
        <div className={look('item-row__state', { weight })}>
          {status}
          {date ? <span className="item-row__date">{date}</span> : null}
        </div>
      ) : null}
      {action ? <div className={look('item-row__action', { weight })}>{action}</div> : null}
    </li>
  )
}

/** Keeps a number such as 2026-047423 from breaking at its hyphen. */
function wholeNumbers(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  return text.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="item-row__number">
        {part}
      </span>
    ),
  )
}
