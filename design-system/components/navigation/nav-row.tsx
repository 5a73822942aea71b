import type { ReactNode } from 'react'

/** The look of a link that is one row of a list, in a `CardRows`. */
export const navRowLook = 'nav-row__root'

/**
 * Returns the content of a link with `navRowLook`; a function, since a list has many.
 *
 * @param end a `Status` or a date
 */
export function navRowWords({ icon, title, end }: { icon: ReactNode; title: ReactNode; end?: ReactNode }): ReactNode {
  return (
    <>
      <span className="nav-row__icon">{icon}</span>
      <span className="nav-row__title">{title}</span>
      {end ? <span className="nav-row__end">{end}</span> : null}
    </>
  )
}
