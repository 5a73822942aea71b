import type { ComponentProps, ReactNode } from 'react'

/** A round link in a corner of the screen. Must be a sibling of `AppFrame`, which makes room for it. */
export function FloatingButton({
  corner,
  title,
  subtitle,
  note,
  icon,
  ...rest
}: Omit<ComponentProps<'a'>, 'title' | 'className' | 'children'> & {
  corner: 'bottom_left' | 'bottom_right' | 'top_left' | 'top_right'
  title: string
  subtitle?: string | null | undefined
  /** Visible to screen readers only. */
  note?: string | undefined
  icon: ReactNode
}) {
  return (
    <a {...rest} data-corner={corner} className="floating-button__root">
      {icon}
      <span className="floating-button__label">
        <span className="floating-button__title">{title}</span>
        {subtitle ? <span className="floating-button__subtitle"> {subtitle}</span> : null}
        {note ? <span className="floating-button__note"> {note}</span> : null}
      </span>
    </a>
  )
}
