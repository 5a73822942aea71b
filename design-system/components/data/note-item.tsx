import type { ReactNode } from 'react'
import { iconButtonLook } from '../actions/icon-button.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** Class of the link or button in a title; makes the whole item clickable. */
export const noteOpenLook = 'note-item__open'

/** The look of an action on a message: a dot, filled while unread, so that the message itself is what one presses. It needs a name. */
export const noteActionLook = iconButtonLook()

export function NoteItem({
  icon,
  title,
  when,
  unreadLabel,
  action,
  compact,
  isExample,
  children,
}: {
  icon?: ReactNode
  title: ReactNode
  when: ReactNode
  /** Set for an unread message, such as "Não lida". */
  unreadLabel?: string | undefined
  /** A button with `noteActionLook`. */
  action?: ReactNode
  /** Whether the item is in a list that people skim. */
  compact?: boolean | undefined
  /** Shown in grey, as an example of where a message will appear. */
  isExample?: boolean | undefined
  children: ReactNode
}) {
  return (
    <li
      className="note-item__root"
      data-unread={unreadLabel ? true : undefined}
      data-compact={compact || undefined}
      data-example={isExample || undefined}
    >
      {icon ? <span className="note-item__icon">{icon}</span> : null}
      <div className="note-item__body">
        <strong className="note-item__title">{title}</strong>
        <span className="note-item__text">{children}</span>
        {unreadLabel ? <VisuallyHidden>{unreadLabel}</VisuallyHidden> : null}
        {when ? <span className="note-item__when">{when}</span> : null}
      </div>
      {action ? <span className="note-item__action">{action}</span> : null}
    </li>
  )
}
