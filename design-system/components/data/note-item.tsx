import type { ReactNode } from 'react'

/** The class of the link or button in a title: the whole item answers a press on it. */
export const noteOpenLook = 'note-item__open'

/** One message in a list of messages; unread ones are tinted, with a dot and a word. */
export function NoteItem({
  icon,
  title,
  when,
  unreadLabel,
  action,
  children,
}: {
  icon?: ReactNode
  /** Words, or a link or button of `noteOpenLook` around them. */
  title: ReactNode
  when: ReactNode
  /** Set for an unread message, such as "Não lida". */
  unreadLabel?: string | undefined
  /** At most one further action, such as an icon button. */
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <li className="note-item__root" data-unread={unreadLabel ? true : undefined}>
      {icon ? <span className="note-item__icon">{icon}</span> : null}
      <div className="note-item__body">
        <strong className="note-item__title">{title}</strong>
        <span className="note-item__text">{children}</span>
        <span className="note-item__state">
          {when}
          {unreadLabel ? <span className="note-item__unread">{unreadLabel}</span> : null}
        </span>
      </div>
      {action ? <span className="note-item__action">{action}</span> : null}
    </li>
  )
}
