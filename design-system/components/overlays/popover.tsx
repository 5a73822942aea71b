import { X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { look } from '../../look.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { placeWithoutCss } from './anchored-position.ts'

/**
 * A button and a small panel beside it that does not stop the page: an explanation, a few settings. Native: it
 * opens before scripts run, Escape and a press outside close it, and Tab goes from the button into it.
 */
export function Popover({
  id,
  trigger,
  triggerClassName,
  label,
  namedByTrigger,
  title,
  closeLabel,
  alignment = 'start',
  children,
}: {
  id?: string | undefined
  trigger: ReactNode
  /** `buttonLook()`, `iconButtonLook()` or a pattern's class. */
  triggerClassName: string
  /** Names the button and the panel. */
  label: string
  /** True when `trigger` holds words that name the button by themselves. */
  namedByTrigger?: boolean | undefined
  /** A heading above the content, with a cross named by `closeLabel`. */
  title?: ReactNode
  closeLabel?: string | undefined
  /** The edge of the button that the panel is aligned to. */
  alignment?: 'start' | 'end' | undefined
  children: ReactNode
}) {
  const generated = useId()
  const panelId = id ?? generated
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        popoverTarget={panelId}
        aria-haspopup="dialog"
        aria-label={namedByTrigger ? undefined : label}
      >
        {trigger}
      </button>
      <div
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={look('popover__panel', { alignment })}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open' && button.current) placeWithoutCss(button.current, currentTarget, { alignment })
        }}
      >
        {title ? (
          <div className="popover__header">
            <h2 className="popover__title">{title}</h2>
            <IconButton label={closeLabel ?? ''} popoverTarget={panelId} popoverTargetAction="hide">
              <X size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </div>
        ) : null}
        <div className="popover__body">{children}</div>
      </div>
    </>
  )
}
