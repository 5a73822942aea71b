import { useEffect, useId, useRef, type ReactNode } from 'react'
import { look } from '../../look.ts'
import { IconButton } from '../actions/icon-button.tsx'

const cross = (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
    <path d="M18 6 6 18M6 6l12 12" strokeLinecap="round" />
  </svg>
)

/** A question above the page, native and modal: focus stays inside, Escape and the cross close it. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  actions,
  size,
  children,
}: {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Buttons, the primary one last. */
  actions?: ReactNode
  size?: 'wide' | undefined
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog ref={dialog} className={look('dialog__root', { size })} aria-labelledby={titleId} onClose={onClose}>
      <div className="dialog__header">
        <h2 id={titleId} className="dialog__title">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={() => dialog.current?.close()}>
          {cross}
        </IconButton>
      </div>
      <div className="dialog__body">{children}</div>
      {actions ? <div className="dialog__actions">{actions}</div> : null}
    </dialog>
  )
}
