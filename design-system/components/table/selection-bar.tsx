import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'

/** Always rendered, so that the count is announced. Before hydration, `clear` resets the surrounding form. */
export function SelectionBar({
  label,
  count,
  clear,
  onClear,
  children,
}: {
  label: string
  /** Such as "3 selecionados"; null without a selection. */
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
          {clear}
        </Button>
      </div>
      <div className="selection-bar__actions">{children}</div>
    </div>
  )
}
