import type { ComponentProps, ReactNode } from 'react'

/**
 * A round link in a corner of the screen, which says what it is when it is pointed at or has the focus. It stands
 * beside `AppFrame`, which leaves room for it at its foot.
 *
 * @param corner such as `bottom_right`
 */
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
  /** For screen readers: what will happen. */
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
