import type { ReactNode } from 'react'

/** A conversation: both sides in the order of their messages. */
export function MessageList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="message-list__root" role="list" aria-label={label}>
      {children}
    </ol>
  )
}

export function Message({
  side,
  author,
  when,
  state,
  files,
  children,
}: {
  /** `own` is of whoever reads. */
  side: 'own' | 'other'
  author: ReactNode
  /** A `<time>`. */
  when: ReactNode
  /** The state of the message, such as that it was read. */
  state?: ReactNode
  files?: ReactNode
  /** Line breaks are kept. */
  children: ReactNode
}) {
  return (
    <li className="message-list__message" data-side={side}>
      <div className="message-list__head">
        <span className="message-list__author">{author}</span>
        {when}
      </div>
      <div className="message-list__text" dir="auto">
        {children}
      </div>
      {files}
      {state ? <div className="message-list__meta">{state}</div> : null}
    </li>
  )
}
