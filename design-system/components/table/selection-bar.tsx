import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'

/**
 * How many rows are selected and what can be done with them. It is always there, so that its words are announced,
 * but shows only while something is selected. Before scripts run, `clear` resets the form around it.
 */
export function SelectionBar({
  label,
  count,
  clear,
  onClear,
  children,
}: {
  label: string
  /** Such as "3 selecionados"; null while nothing is. */
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
            // A form may hold other fields, which keep what was typed.
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
