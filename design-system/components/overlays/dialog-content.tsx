import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'

/** What dialogs and drawers have inside: heading and cross above, actions below, both staying while it scrolls. */
export function DialogContent({
  titleId,
  title,
  closeLabel,
  onClose,
  actions,
  children,
}: {
  titleId: string
  title: ReactNode
  closeLabel: string
  onClose: () => void
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <div className="dialog__header">
        <h2 id={titleId} className="dialog__title" tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      <div className="dialog__body">{children}</div>
      {actions ? <div className="dialog__actions">{actions}</div> : null}
    </>
  )
}
