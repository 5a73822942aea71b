import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'

export interface FilterRemoval {
  /** The link's accessible name, which says what is removed. */
  label: string
  render(link: RemovalLink): ReactNode
}

interface RemovalLink {
  className: string
  title: string
  'aria-label': string
  onClick(event: MouseEvent<HTMLAnchorElement>): void
  children: ReactNode
}

/** A filter chip with the link that removes its choice; the wrapper always stays, so that the chip keeps its focus. */
export function ChosenFilter({ removal, children }: { removal: FilterRemoval | undefined; children: ReactNode }) {
  return (
    <span className="chosen-filter__root">
      {children}
      {removal?.render({
        className: 'chosen-filter__remove',
        title: removal.label,
        'aria-label': removal.label,
        onClick: focusChip,
        children: <X size={16} strokeWidth={2.25} aria-hidden />,
      })}
    </span>
  )
}

/** Moves focus to the chip, since the link disappears with the choice; so does the chip if its bar's filters are folded. */
function focusChip({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const chip = currentTarget.parentElement?.querySelector<HTMLElement>('button, select')
  const toggles = [...(currentTarget.closest('.filter-bar')?.querySelectorAll<HTMLElement>('details:not([open]) > summary') ?? [])]
  const folding = toggles.find(
    (toggle) => toggle.checkVisibility() && toggle.compareDocumentPosition(currentTarget) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const stays = folding ?? chip
  stays?.focus({ preventScroll: true })
}
