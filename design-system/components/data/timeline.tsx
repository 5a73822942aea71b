import type { ReactNode } from 'react'

export interface TimelineEvent {
  id: string
  title: ReactNode
  /** Already formatted; a `<time>` where it is exact. */
  date: ReactNode
  who?: ReactNode
  status?: ReactNode
  icon?: ReactNode
  /** Omit for past events; `whenLabel` announces it. */
  when?: 'current' | 'future' | undefined
  whenLabel?: string | undefined
  text?: ReactNode
}

export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol className="timeline__root" role="list" aria-label={label}>
      {events.map(({ id, title, date, who, status, icon, when, whenLabel, text }) => (
        <li key={id} className="timeline__event" data-when={when} aria-current={when === 'current' ? 'step' : undefined}>
          <span className="timeline__mark" aria-hidden="true">
            {icon}
          </span>
          <div className="timeline__body">
            <div className="timeline__head">
              <span className="timeline__title">
                {title}
                {whenLabel ? <span className="visually-hidden"> ({whenLabel})</span> : null}
              </span>
              {status}
            </div>
            <div className="timeline__meta">
              <span>{date}</span>
              {who ? <span>{who}</span> : null}
            </div>
            {text ? <div className="timeline__text">{text}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
