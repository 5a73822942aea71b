import { useId, useRef, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { look } from '../../look.ts'
import { Modal } from './modal.tsx'

/** Asks for confirmation. If `destructive`, the cancel button has the initial focus. */
export function ConfirmDialog({
  open,
  question,
  children,
  confirmLabel,
  cancelLabel,
  destructive,
  loading,
  error,
  onConfirm,
  onCancel,
}: {
  open: boolean
  question: ReactNode
  children: ReactNode
  /** The verb of the question ("Delete account"), never just "yes". */
  confirmLabel: string
  /** Omit together with `onCancel` where the dialog cannot be cancelled. */
  cancelLabel?: string | undefined
  destructive?: boolean | undefined
  loading?: boolean | undefined
  error?: ReactNode
  onConfirm: () => void
  onCancel?: (() => void) | undefined
}) {
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open={open}
      onClose={() => onCancel?.()}
      dismissible={!loading && onCancel !== undefined}
      initialFocus={destructive ? cancel : confirm}
      role="alertdialog"
      titleId={`${id}title`}
      describedBy={`${id}text`}
      className={look('dialog__root', { size: 'sm', shape: 'question' })}
    >
      <div className="dialog__header dialog__header--shape_question">
        <h2 id={`${id}title`} className="dialog__title">
          {question}
        </h2>
      </div>
      <div className="dialog__body dialog__body--shape_question">
        <div id={`${id}text`}>{children}</div>
        {/* Always rendered, so that its content is announced. */}
        <div role="alert">{error ? <Notice tone="danger">{error}</Notice> : null}</div>
      </div>
      <div className="dialog__actions">
        {onCancel ? (
          <Button ref={cancel} disabled={loading} onClick={onCancel}>
            {cancelLabel}
          </Button>
        ) : null}
        <Button ref={confirm} variant={destructive ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
