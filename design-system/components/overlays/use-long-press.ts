import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** Milliseconds that a finger rests. */
const longEnough = 600
/** CSS pixels that a resting finger may tremble; more is a scroll. */
const tremble = 10

/** Calls `onLongPress` with the place where a finger rested, and swallows the click that follows. */
export function useLongPress(onLongPress: (x: number, y: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const began = useRef({ x: 0, y: 0 })
  const happened = useRef(false)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => cancel, [])
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      happened.current = false
      if (pointerType === 'mouse') return
      began.current = { x, y }
      cancel()
      timer.current = setTimeout(() => {
        happened.current = true
        onLongPress(x, y)
      }, longEnough)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - began.current.x, clientY - began.current.y) > tremble) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture: (event: MouseEvent) => {
      if (!happened.current) return
      happened.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
