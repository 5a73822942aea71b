import { useId, type ReactNode } from 'react'
import { look } from '../../look.ts'
import { DialogContent } from './dialog-content.tsx'
import { Modal, type ModalProps } from './modal.tsx'

/** A task or a text above the page, native and modal. A question that is answered by yes or no is a `ConfirmDialog`. */
export function Dialog({
  title,
  closeLabel,
  actions,
  size,
  children,
  ...modal
}: ModalProps & {
  title: ReactNode
  closeLabel: string
  /** Buttons, the primary one last. */
  actions?: ReactNode
  /** 443, 600 (default) or 832 px wide; on phones a sheet of the full height. */
  size?: 'sm' | 'wide' | undefined
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <Modal {...modal} titleId={titleId} className={look('dialog__root', { size, shape: 'sheet' })}>
      <DialogContent titleId={titleId} title={title} closeLabel={closeLabel} onClose={modal.onClose} actions={actions}>
        {children}
      </DialogContent>
    </Modal>
  )
}
