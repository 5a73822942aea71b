import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

/** Names the choices below it in a menu's panel. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <p className="menu__heading">{children}</p>
}

/** Choices of a menu's panel, each a list item. */
export function MenuList({ children }: { children: ReactNode }) {
  return <ul className="menu__list">{children}</ul>
}

/** The last choice of a menu's panel, in view however long the panel is: the way out. */
export function MenuFoot({ children }: { children: ReactNode }) {
  return <div className="menu__foot">{children}</div>
}

export function MenuSeparator() {
  return <hr className="menu__separator" />
}

/** A button as one line of a menu's panel; the current choice has a mark besides its colour. */
export function MenuButton({
  icon,
  current = false,
  children,
  ...props
}: Omit<ComponentProps<'button'>, 'className'> & { icon?: ReactNode; current?: boolean | undefined }) {
  return (
    <button type="button" {...props} className="menu__item" aria-current={current || undefined}>
      {icon}
      {children}
      {current ? <Check size={20} strokeWidth={1.75} aria-hidden /> : null}
    </button>
  )
}

/** A link as one line of a menu's panel. */
export function MenuLink({ icon, children, ...props }: Omit<ComponentProps<'a'>, 'className'> & { icon?: ReactNode }) {
  return (
    <a {...props} className="menu__item">
      {icon}
      {children}
    </a>
  )
}
