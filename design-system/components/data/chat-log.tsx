import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'

/** Messages of two sides and what happened between them, oldest first. */
export function ChatLog({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="chat-log__root" role="list" aria-label={label}>
      {children}
    </ol>
  )
}

export function ChatEvent({ children }: { children: ReactNode }) {
  return <li className="chat-log__event">{children}</li>
}

export function ChatMessage({
  side,
  author,
  initials,
  when,
  files,
  children,
}: {
  /** `own` is of whoever reads. */
  side: 'own' | 'other'
  /** Only read aloud where `when` names the author. */
  author: string
  initials?: string | undefined
  /** Who wrote and when, and whether it was read. */
  when: ReactNode
  files?: ReactNode
  /** Line breaks are kept. */
  children: ReactNode
}) {
  return (
    <li className="chat-log__message" data-side={side}>
      {initials ? <Avatar size="sm" initials={initials} /> : null}
      <div className="chat-log__bubble">
        <span className="visually-hidden">{author}: </span>
        <div className="chat-log__text" dir="auto">
          {children}
        </div>
        {files}
      </div>
      <div className="chat-log__when">{when}</div>
    </li>
  )
}
