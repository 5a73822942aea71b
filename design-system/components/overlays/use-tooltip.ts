import { useEffect, useEffectEvent, useRef, type FocusEvent, type PointerEvent, type RefObject } from 'react'
import { placeWithoutCss } from './anchored-position.ts'

/** Milliseconds before it shows, so that passing by shows nothing. */
const openDelay = 500
/** Milliseconds to cross the gap between the control and the words. */
const closeDelay = 150

/** When a tooltip shows and hides. Answers the handlers of the element around the control and the words. */
export function useTooltip(anchor: RefObject<HTMLElement | null>, tip: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function show() {
    // The element around the control may be stretched by its parent.
    const control = anchor.current?.firstElementChild
    if (!(control instanceof HTMLElement) || !tip.current) return
    tip.current.showPopover({ source: control })
    placeWithoutCss(control, tip.current, { alignment: 'center' })
  }

  function change(to: 'show' | 'hide', delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (to === 'show' ? show() : tip.current?.hidePopover()), delay)
  }

  // Wherever focus is: a pointer alone can have opened it.
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !tip.current?.matches(':popover-open')) return
    // The dialog around it stays.
    event.preventDefault()
    change('hide', 0)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => escape(event)
    document.addEventListener('keydown', listen, true)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('keydown', listen, true)
    }
  }, [])

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') change('show', openDelay)
    },
    onPointerLeave: () => change('hide', closeDelay),
    onPointerDown: () => change('hide', 0),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) change('show', openDelay)
    },
    onBlur: () => change('hide', 0),
  }
}
