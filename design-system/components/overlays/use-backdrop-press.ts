import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** Handlers for a `<dialog>`, whose backdrop is pressed as if it were the dialog's own edge. */
export function useBackdropPress(onPress: () => void) {
  const pressBegan = useRef<EventTarget | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      pressBegan.current = event.target
    },
    // A press that began inside, such as selecting text, does not count.
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && pressBegan.current === currentTarget) onPress()
    },
  }
}
