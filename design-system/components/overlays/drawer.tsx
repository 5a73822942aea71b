import { useId, type ReactNode } from 'react'
import { look } from '../../look.ts'
import { DialogContent } from './dialog.tsx'
import { Modal, type ModalProps } from './modal.tsx'

export function Drawer({
  side = 'end',
  title,
  closeLabel,
  actions,
  size = 'sm',
  children,
  ...modal
}: ModalProps & {
  side?: 'start' | 'end' | undefined
  title: ReactNode
  closeLabel: string
  actions?: ReactNode
  /** 443 or 832 px wide. */
  size?: 'sm' | 'wide' | undefined
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <Modal {...modal} titleId={titleId} className={look('dialog__root', { size, shape: side === 'start' ? 'drawerStart' : 'drawerEnd' })}>
      <DialogContent titleId={titleId} title={title} closeLabel={closeLabel} onClose={modal.onClose} actions={actions}>
        {children}
      </DialogContent>
    </Modal>
  )
}
