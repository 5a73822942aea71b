import type { ReactNode } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'

interface ActionRowProps {
  icon: ReactNode
  title: ReactNode
  description?: ReactNode
  /** Before the arrow, such as an amount. */
  end?: ReactNode
  /** What the row is for, for people who hear it out of context. */
  context?: string | undefined
}

/** The content of a row that is pressed as a whole: a link, button or summary with class `action-row__root`, in an item of `CardRows`. */
export function ActionRow({ icon, title, description, end, context }: ActionRowProps) {
  return (
    <>
      <span className="action-row__icon" aria-hidden>
        {icon}
      </span>
      <span className="action-row__words">
        <span className="action-row__title">{title}</span>{' '}
        {description ? <span className="action-row__description">{description}</span> : null}
      </span>
      <span className="action-row__end">
        {end}
        <ChevronDown />
      </span>
      {context ? <span className="visually-hidden">, {context}</span> : null}
    </>
  )
}

/** A row that unfolds its content below itself. Native, so that it opens without scripts. */
export function FoldRow({ children, ...row }: ActionRowProps & { children: ReactNode }) {
  return (
    <details className="action-row__fold">
      <summary className="action-row__root">
        <ActionRow {...row} />
      </summary>
      <div className="action-row__content">{children}</div>
    </details>
  )
}

/** Plain facts, one a row: the term at the start, its value at the end. */
export function FactRows({ items }: { items: readonly { term: string; description: ReactNode }[] }) {
  return (
    <dl className="action-row__facts">
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
