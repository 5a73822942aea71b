import { type ReactNode, useId } from 'react'
import { CardRows } from '../data/card.tsx'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { OptionLogo } from './option.tsx'

/** A row for one of several destinations, pressed as a whole; without `href` it is the current one. */
export function LinkRow({
  href,
  icon,
  title,
  description,
  mark,
}: {
  href?: string | undefined
  /** An icon or initials. */
  icon: ReactNode
  /** The text that distinguishes this row from the others. */
  title: ReactNode
  description?: ReactNode
  /** In place of the arrow, such as a badge. */
  mark?: ReactNode
}) {
  const Row = href === undefined ? 'span' : 'a'
  return (
    <li className="link-row__root">
      <Row href={href} className="link-row__link">
        <span className="link-row__icon" aria-hidden>
          {icon}
        </span>
        <span className="link-row__words">
          <span className="link-row__title">{title}</span>{' '}
          {description ? <span className="link-row__description">{description}</span> : null}
        </span>
        <span className="link-row__end">{mark ?? <ChevronDown />}</span>
      </Row>
    </li>
  )
}

/** `LinkRow`s of one institution in a card of several. */
export function LinkRowGroup({ name, logo, children }: { name: string; logo: string | null; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <p id={id} className="link-row__group">
        <OptionLogo size="sm" name={name} logo={logo} />
        <span dir="auto">{name}</span>
      </p>
      <CardRows aria-labelledby={id}>{children}</CardRows>
    </div>
  )
}
