import type { ReactNode } from 'react'

/** For the link in a row's title: all of the row is its target. */
export const listRowLink = 'list-row__link'

/**
 * A row of two lines.
 *
 * @param title a link with `listRowLink`, unless the row has an action
 * @param action a link or button with `buttonLook`
 */
export function ListRow({ title, note, isNew, action }: { title: ReactNode; note?: ReactNode; isNew?: boolean; action?: ReactNode }) {
  return (
    <li className="list-row__root">
      <div className="list-row__words">
        <div className="list-row__title">{title}</div>
        {note ? <div className="list-row__note">{note}</div> : null}
      </div>
      {isNew ? <span className="list-row__dot" aria-hidden="true" /> : null}
      {action}
    </li>
  )
}

/** The part of a note that says what is new. */
export function ListRowNews({ children }: { children: ReactNode }) {
  return <strong className="list-row__news">{children}</strong>
}

/** A number such as 2026-047423, which does not break at its hyphen. */
export function ListRowNumber({ children }: { children: ReactNode }) {
  return <span className="list-row__number">{children}</span>
}
