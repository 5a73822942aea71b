import type { ReactNode } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'

/** A row of a list that unfolds what belongs to it. Native, so that it opens without scripts. */
export function FoldRow({
  title,
  note,
  value,
  open,
  onOpen,
  children,
}: {
  title: ReactNode
  note?: ReactNode
  value?: ReactNode
  open?: boolean | undefined
  onOpen?: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <li>
      <details open={open} onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}>
        <summary className="fold-row__summary">
          <span className="fold-row__title">{title}</span> <span className="fold-row__note">{note}</span>{' '}
          <span className="fold-row__value">{value}</span>
          <ChevronDown />
        </summary>
        <div className="fold-row__content">{children}</div>
      </details>
    </li>
  )
}
