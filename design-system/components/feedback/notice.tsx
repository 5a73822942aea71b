import type { ReactNode } from 'react'
import { look } from '../../look.ts'
import type { Tone } from '../../tokens/palettes.ts'
import { statusIcons } from './status-icons.tsx'

/** `live` announces a notice that appears after loading. */
export function Notice({
  tone = 'info',
  icon,
  title,
  children,
  links,
  action,
  live,
}: {
  tone?: Tone | undefined
  icon?: ReactNode
  title?: ReactNode
  children?: ReactNode
  /** Links with `textLinkLook({ variant: 'alone', size: 'sm' })`, in a line where there is room. */
  links?: ReactNode
  action?: ReactNode
  live?: 'alert' | 'status' | undefined
}) {
  return (
    <div className={look('notice__root', { tone })} role={live}>
      <div className="notice__message">
        <span className={look('notice__icon', { tone })}>{icon ?? statusIcons[tone]}</span>
        <div className="notice__body">
          {title ? <div className="notice__title">{title}</div> : null}
          {children ? <div className="notice__text">{children}</div> : null}
          {links ? <div className="notice__links">{links}</div> : null}
        </div>
      </div>
      {action ? <div className="notice__action">{action}</div> : null}
    </div>
  )
}
