import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export function MenuHeading({ children }: { children: ReactNode }) {
  return <p className="menu__heading">{children}</p>
}

export function MenuNote({ children }: { children: ReactNode }) {
  return <p className="menu__note">{children}</p>
}

export function MenuList({ children }: { children: ReactNode }) {
  return <ul className="menu__list">{children}</ul>
}

/** Short choices side by side, so that a phone shows the whole menu. */
export function MenuChoices({ children }: { children: ReactNode }) {
  return <ul className="menu__choices">{children}</ul>
}

export function MenuFoot({ children }: { children: ReactNode }) {
  return <div className="menu__foot">{children}</div>
}

export function MenuSeparator() {
  return <hr className="menu__separator" />
}

/** The current item has an icon: colour must not be the only cue (WCAG 1.4.1). */
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
      {current ? <Check /> : null}
    </button>
  )
}

export function MenuLink({ icon, children, ...props }: Omit<ComponentProps<'a'>, 'className'> & { icon?: ReactNode }) {
  return (
    <a {...props} className="menu__item">
      {icon}
      {children}
    </a>
  )
}
