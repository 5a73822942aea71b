import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '../../tokens/palettes.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { Notice } from './notice.tsx'

export function Toast({
  tone,
  title,
  children,
  action,
  onClose,
  closeLabel,
}: {
  tone?: Tone | undefined
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
}) {
  return (
    <div className="toast__root">
      <Notice tone={tone} title={title} action={action}>
        {children}
      </Notice>
      {onClose ? (
        <IconButton label={closeLabel ?? ''} className="toast__close" onClick={onClose}>
          <X />
        </IconButton>
      ) : null}
    </div>
  )
}
