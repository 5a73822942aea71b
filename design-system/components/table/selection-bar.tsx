import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'

/** The selection's count and actions. Always rendered, so that the count is announced. Before hydration, `clear` resets the surrounding form. */
export function SelectionBar({
  label,
  selected,
  count,
  clear,
  onClear,
  children,
}: {
  label: string
  /** The number shown instead of `count` on a phone, whose single row has no room for the word. */
  selected: number
  /** The number of selected rows in words, such as "3 selecionados"; null without a selection. */
  count: string | null
  clear: string
  onClear(): void
  children: ReactNode
}) {
  return (
    <div className="selection-bar__root" role="group" aria-label={label} data-shown={count === null ? undefined : true}>
      <p className="selection-bar__count" role="status">
        {count}
      </p>
      <span className="selection-bar__number" aria-hidden>
        {selected}
      </span>
      <div className="selection-bar__clear">
        <Button
          type="reset"
          variant="quiet"
          size="sm"
          onClick={(event) => {
            // A reset would also clear the form's other fields.
            event.preventDefault()
            onClear()
          }}
        >
          <X className="selection-bar__cross" />
          <span className="selection-bar__word">{clear}</span>
        </Button>
      </div>
      <div className="selection-bar__actions">{children}</div>
    </div>
  )
}
