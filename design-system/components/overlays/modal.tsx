import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

export interface ModalProps {
  open: boolean
  /** Called on Escape, a backdrop click or a close button; the modal stays open until `open` is false. */
  onClose: () => void
  /** False disables Escape and backdrop clicks. */
  dismissible?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** A native modal dialog: the page behind is inert and does not scroll, and focus returns to the opener. */
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
    // The event is asynchronous: by now the dialog may be closed on purpose, or open again.
    if (!open || dialog.current?.open) return
    // Browsers close on a second Escape even if the cancel event was prevented.
    dialog.current?.showModal()
    if (dismissible) onClose()
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
        // A cancel event that cannot be prevented closes the dialog; `closed` handles that.
        if (event.target !== event.currentTarget || !event.cancelable) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onClose={closed}
      {...backdropPress}
    >
      {open ? children : null}
    </dialog>
  )
}

let locks = 0

/** Prevents the page from scrolling until the returned function is called. Locks may overlap. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  // Keeps the scrollbar's space, so that the page does not shift sideways.
  if (locks++ === 0 && window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    if (--locks > 0) return
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}

/** Returns handlers for a `<dialog>` that detect backdrop clicks, whose target is the dialog itself. */
export function useBackdropPress(onPress: () => void) {
  const pressBegan = useRef<EventTarget | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      pressBegan.current = event.target
    },
    // Ignores presses that began inside, such as selecting text.
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && pressBegan.current === currentTarget) onPress()
    },
  }
}
