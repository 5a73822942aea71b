import { X } from 'lucide-react'
import type { ReactNode } from 'react'

export interface TagProps {
  icon?: ReactNode
  disabled?: boolean | undefined
  /** With it the tag has a button that takes it away; `removeLabel` names that button ("Remove 2026"). */
  onRemove?: (() => void) | undefined
  removeLabel?: string | undefined
  children: ReactNode
}

/** One thing that was chosen or attached: a filter, a recipient, a course. */
export function Tag({ icon, disabled, onRemove, removeLabel, children }: TagProps) {
  return (
    <span className="tag__root" data-disabled={disabled || undefined}>
      {icon}
      <span className="tag__label">{children}</span>
      {onRemove ? (
        <button type="button" className="tag__remove" aria-label={removeLabel} disabled={disabled} onClick={onRemove}>
          <X strokeWidth={1.75} aria-hidden />
        </button>
      ) : null}
    </span>
  )
}
