import { useId, type ReactNode } from 'react'
import { look } from '../../look.ts'
import { closeBehindFocus } from './close-behind-focus.ts'

// Blur bubbles from the items inside; the panel itself is not focusable.
const blurHandler = { onBlur: closeBehindFocus }

/** An item that does not navigate needs `popoverTarget={id}` and `popoverTargetAction="hide"` to close the menu. */
export function Menu({
  id,
  label,
  namedByTrigger,
  trigger,
  triggerClassName,
  size = 'sm',
  align,
  needsScripts,
  onOpen,
  children,
}: {
  id?: string | undefined
  label: string
  namedByTrigger?: boolean | undefined
  trigger: ReactNode
  triggerClassName: string
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Opens the panel above the button, aligned with its start, if there is room: for a menu about the content below. Default: below, aligned with the end. */
  align?: 'above' | undefined
  /** Hides the menu if scripts are unavailable. */
  needsScripts?: boolean | undefined
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
        data-scripted={needsScripts ? '' : undefined}
        {...blurHandler}
        aria-label={namedByTrigger ? undefined : label}
        title={namedByTrigger ? undefined : label}
      >
        {trigger}
      </button>
      <div
        id={panelId}
        popover="auto"
        className={look('menu__panel', { size, align })}
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
