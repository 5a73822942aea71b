import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

export interface ModalProps {
  open: boolean
  /** The person wants to leave: by Escape, a press beside it or a button. It stays until `open` is false. */
  onClose: () => void
  /** False when it may only be left by one of its buttons. */
  dismissible?: boolean | undefined
  /** What has focus first; its heading by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** A native modal: the page behind is inert and still, and focus goes back to the opener. Draws nothing when closed. */
export function Modal({
  open,
  onClose,
  dismissible = true,
  initialFocus,
  titleId,
  describedBy,
  role,
  className,
  children,
}: ModalProps & {
  titleId: string
  describedBy?: string | undefined
  role?: 'alertdialog' | undefined
  className: string
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const backdropPress = useBackdropPress(() => dismissible && onClose())

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    ;(initialFocus?.current ?? document.getElementById(titleId))?.focus()
    const unlock = lockScroll()
    return () => {
      unlock()
      element.close()
    }
  }, [open, initialFocus, titleId])

  function closed() {
    // The event comes late: by now it may be closed on purpose, or open again.
    if (!open || dialog.current?.open) return
    // Browsers close at the second Escape, whatever the page answers; then it opens again.
    if (dismissible) onClose()
    else dialog.current?.showModal()
  }

  return (
    <dialog
      ref={dialog}
      role={role}
      className={className}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      closedby={dismissible ? undefined : 'none'}
      onCancel={(event) => {
        if (!dismissible && event.target === event.currentTarget) event.preventDefault()
      }}
      onClose={closed}
      {...backdropPress}
    >
      {open ? children : null}
    </dialog>
  )
}

let locks = 0

/** Keeps the page behind a modal from scrolling until the answered function is called. Locks may overlap. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  // The scrollbar's room stays, so the page does not jump sideways.
  if (locks++ === 0 && window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    if (--locks > 0) return
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}

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
