import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { ActionMenuItem } from './action-menu-items.ts'
import { LazyMenuPanel, preloadMenuPanel } from './lazy-menu-panel.tsx'

const highlightOf: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last' }

/**
 * A button with a menu of things to do, by the ARIA menu pattern: arrows, Home, End, letters, Escape. Mere links,
 * or what must work before scripts run, belong in a `Menu`.
 */
export function ActionMenu({
  label,
  namedByTrigger,
  trigger,
  triggerClassName,
  items,
  alignment = 'end',
}: {
  /** Names the button, and with it the menu. */
  label: string
  /** True when `trigger` holds words that name the button by themselves. */
  namedByTrigger?: boolean | undefined
  trigger: ReactNode
  /** `buttonLook()`, `iconButtonLook()` or a pattern's class. */
  triggerClassName: string
  items: readonly ActionMenuItem[]
  /** The edge of the button that the menu is aligned to. */
  alignment?: 'start' | 'end' | undefined
}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ highlight?: 'first' | 'last' | undefined } | null>(null)

  function openByArrow(event: KeyboardEvent) {
    const highlight = highlightOf[event.key]
    if (!highlight) return
    event.preventDefault()
    setOpened({ highlight })
  }

  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={triggerClassName}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-label={namedByTrigger ? undefined : label}
        title={namedByTrigger ? undefined : label}
        onPointerEnter={preloadMenuPanel}
        onFocus={preloadMenuPanel}
        onKeyDown={openByArrow}
        // Enter and Space click without a pointer, which counts no clicks.
        onClick={({ detail }) => setOpened(opened ? null : { highlight: detail === 0 ? 'first' : undefined })}
      >
        {trigger}
      </button>
      {opened ? (
        <LazyMenuPanel
          labelledBy={id}
          items={items}
          highlight={opened.highlight}
          alignment={alignment}
          onClose={() => {
            setOpened(null)
            button.current?.focus({ preventScroll: true })
          }}
        />
      ) : null}
    </>
  )
}
