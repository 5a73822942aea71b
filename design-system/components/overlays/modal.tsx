import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { lockScroll } from './scroll-lock.ts'
import { useBackdropPress } from './use-backdrop-press.ts'

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
