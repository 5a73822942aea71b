import type { ReactNode } from 'react'

/** The look of the link of a row, which the whole row presses. */
export const navRowLink = 'nav-row__link'

/**
 * Returns a row of a `CardRows` that is one link; a function, since a list has many.
 *
 * @param link an element with `navRowLink`
 * @param end a `Status` or a date
 */
export function navRow({ id, icon, link, end }: { id: string; icon?: ReactNode; link: ReactNode; end?: ReactNode }): ReactNode {
  return (
    <li key={id} className="nav-row__root">
      {icon ? <span className="nav-row__icon">{icon}</span> : null}
      {link}
      {end ? <span className="nav-row__end">{end}</span> : null}
    </li>
  )
}
