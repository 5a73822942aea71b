import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { look } from '../../look.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { Modal, type ModalProps } from './modal.tsx'

/** A native modal for a task or text. Use `ConfirmDialog` for a yes-or-no question. */
export function Dialog({
  title,
  closeLabel,
  actions,
  size,
  shape = 'sheet',
  children,
  ...modal
}: ModalProps & {
  title: ReactNode
  closeLabel: string
  actions?: ReactNode
  /** 443, 600 (default) or 832 px wide. */
  size?: 'sm' | 'wide' | undefined
  /** The shape on phones: a sheet of full height, or only as high as a question and its answer. */
  shape?: 'sheet' | 'question' | undefined
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <Modal {...modal} titleId={titleId} className={look('dialog__root', { size, shape })}>
      <DialogContent
        titleId={titleId}
        title={title}
        closeLabel={closeLabel}
        onClose={modal.onClose}
        actions={actions}
        isQuestion={shape === 'question'}
      >
        {children}
      </DialogContent>
    </Modal>
  )
}

export function DialogContent({
  titleId,
  title,
  closeLabel,
  onClose,
  actions,
  isQuestion = false,
  children,
}: {
  titleId: string
  title: ReactNode
  closeLabel: string
  onClose: () => void
  actions?: ReactNode
  isQuestion?: boolean
  children: ReactNode
}) {
  return (
    <>
      <div className="dialog__header">
        <h2 id={titleId} className="dialog__title" tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div className={look('dialog__body', { shape: isQuestion ? 'question' : undefined })}>{children}</div>
      {actions ? <div className="dialog__actions">{actions}</div> : null}
    </>
  )
}
