import type { ReactNode } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'
import { OptionLogo } from './option.tsx'

/** One of several places to go to, pressed as a whole; without `href` the one where somebody is. */
export function LinkRow({
  href,
  place,
  logo,
  title,
  description,
  note,
  mark,
}: {
  href?: string | undefined
  /** Whose logo it is; its initials where there is none. */
  place: string
  logo: string | null
  title: ReactNode
  description?: ReactNode
  /** Below the description. */
  note?: ReactNode
  /** In place of the arrow, such as a badge. */
  mark?: ReactNode
}) {
  const Row = href === undefined ? 'span' : 'a'
  return (
    <li className="link-row__root">
      <Row href={href} className="link-row__link">
        <OptionLogo name={place} logo={logo} />
        <span className="link-row__words">
          <span className="link-row__title">{title}</span>{' '}
          {description ? <span className="link-row__description">{description}</span> : null}
          {note ? (
            <>
              {' '}
              <span className="link-row__description">{note}</span>
            </>
          ) : null}
        </span>
        <span className="link-row__end">{mark ?? <ChevronDown />}</span>
      </Row>
    </li>
  )
}
