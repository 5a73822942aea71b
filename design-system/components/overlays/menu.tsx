import { useId, type ReactNode } from 'react'
import { look } from '../../look.ts'
import { closeBehindFocus } from './close-behind-focus.ts'

// Blur bubbles from the items inside; the panel itself is not focusable.
const blurHandler = { onBlur: closeBehindFocus }

/**
 * A button that opens a panel, natively: Escape, a press outside and focus that goes on close it, and the
 * browser keeps `aria-expanded`. Its items are those of menu-items.tsx; one that only acts should carry
 * `popoverTarget={panelId}` with `popoverTargetAction="hide"`, so pass an `id` when it needs to be known.
 */
export function Menu({
  id,
  label,
  namedByTrigger,
  trigger,
  triggerClassName,
  size = 'sm',
  onOpen,
  children,
}: {
  id?: string | undefined
  /** Names the button and the panel. */
  label: string
  /** True when `trigger` holds words that name the button by themselves. */
  namedByTrigger?: boolean | undefined
  trigger: ReactNode
  /** `buttonLook()`, `iconButtonLook()` or a pattern's class. */
  triggerClassName: string
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Called whenever it opens. */
  onOpen?: (() => void) | undefined
  children: ReactNode
}) {
  const generated = useId()
  const panelId = id ?? generated
  return (
    <>
      <button
        type="button"
        className={triggerClassName}
        popoverTarget={panelId}
        {...blurHandler}
        aria-label={namedByTrigger ? undefined : label}
        title={namedByTrigger ? undefined : label}
      >
        {trigger}
      </button>
      <div
        id={panelId}
        popover="auto"
        className={look('menu__panel', { size })}
        role="group"
        aria-label={label}
        {...blurHandler}
        onToggle={onOpen && (({ newState }) => newState === 'open' && onOpen())}
      >
        {children}
      </div>
    </>
  )
}
