import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'

export interface FilterRemoval {
  /** Names the link: what is removed. */
  label: string
  render(link: RemovalLink): ReactNode
}

interface RemovalLink {
  className: string
  title: string
  'aria-label': string
  children: ReactNode
}

/** A filter's chip with the link that removes what is chosen; the wrapper stays, so that the chip keeps its focus. */
export function ChosenFilter({ removal, children }: { removal: FilterRemoval | undefined; children: ReactNode }) {
  return (
    <span className="chosen-filter__root" onClick={focusChip}>
      {children}
      {removal?.render({
        className: 'chosen-filter__remove',
        title: removal.label,
        'aria-label': removal.label,
        children: <X size={16} strokeWidth={2.25} aria-hidden />,
      })}
    </span>
  )
}

/** The link disappears with the choice. */
function focusChip({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('.chosen-filter__remove'))
    currentTarget.querySelector<HTMLElement>('button, select')?.focus({ preventScroll: true })
}
