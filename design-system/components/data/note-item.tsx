import type { ReactNode } from 'react'

/** One message in a list of messages; unread ones are tinted and say so to screen readers. */
export function NoteItem({ title, when, unreadLabel, children }: {
  title: ReactNode
  when: ReactNode
  /** Set for an unread message, such as "não lida". */
  unreadLabel?: string | undefined
  children: ReactNode
}) {
  return (
    <li className="note-item__root" data-unread={unreadLabel ? true : undefined}>
      <strong className="note-item__title">
        {title}
        {unreadLabel ? <span className="visually-hidden"> ({unreadLabel})</span> : null}
      </strong>
      <span className="note-item__text">{children}</span>
      <span className="note-item__when">{when}</span>
    </li>
  )
}
