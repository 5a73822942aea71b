import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import type { ActionMenuItem } from './action-menu-items.ts'
import { LazyMenuPanel } from './lazy-menu-panel.tsx'
import { useLongPress } from './use-long-press.ts'

interface Opened {
  x: number
  y: number
  byKeyboard: boolean
}

/**
 * The actions of what it wraps, at the pointer: by the secondary button, Shift+F10, the menu key or a long press.
 * Nobody can see that it is there, so every action must also have a visible place.
 */
export function ContextMenu({
  label,
  items,
  children,
}: {
  /** Names the menu. */
  label: string
  items: readonly ActionMenuItem[]
  children: ReactNode
}) {
  const labelId = useId()
  const hadFocus = useRef<Element | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  function open(at: Opened) {
    hadFocus.current ??= document.activeElement
    setOpened(at)
  }

  function openUnder(target: EventTarget) {
    if (!(target instanceof Element)) return
    const { left, bottom } = target.getBoundingClientRect()
    open({ x: left, y: bottom, byKeyboard: true })
  }

  function openByMouse(event: MouseEvent) {
    event.preventDefault()
    // The menu key of some systems sends this event without a pointer, and without its place.
    if (event.clientX === 0 && event.clientY === 0) openUnder(event.target)
    else open({ x: event.clientX, y: event.clientY, byKeyboard: false })
  }

  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
    event.preventDefault()
    openUnder(event.target)
  }

  function close() {
    setOpened(null)
    if (hadFocus.current instanceof HTMLElement) hadFocus.current.focus({ preventScroll: true })
    hadFocus.current = null
  }

  const longPress = useLongPress((x, y) => open({ x, y, byKeyboard: false }))
  const handlers = { onContextMenu: openByMouse, onKeyDown: openByKey, ...longPress }
  return (
    <>
      <div className="action-menu__region" {...handlers}>
        {children}
      </div>
      {opened ? (
        <>
          <VisuallyHidden>
            <span id={labelId}>{label}</span>
          </VisuallyHidden>
          <LazyMenuPanel
            key={`${opened.x},${opened.y}`}
            labelledBy={labelId}
            items={items}
            highlight={opened.byKeyboard ? 'first' : undefined}
            point={opened}
            alignment="start"
            onClose={close}
          />
        </>
      ) : null}
    </>
  )
}
