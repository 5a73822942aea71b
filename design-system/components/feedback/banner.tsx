import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { look } from '../../look.ts'
import type { Tone } from '../../tokens/palettes.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { statusIcons } from './status-icons.tsx'

/** A message about the whole page, such as a lost connection or impersonation. Use `Notice` for one part of a page. */
export function Banner({
  tone = 'info',
  solid,
  pinned,
  icon,
  children,
  note,
  action,
  onClose,
  closeLabel,
  live,
  label,
}: {
  tone?: Tone | undefined
  solid?: boolean | undefined
  /** Stays at the top while the page scrolls, in place of the header. */
  pinned?: boolean | undefined
  icon?: ReactNode
  children: ReactNode
  /** Additional text; visible where there is room, but always read out. */
  note?: ReactNode
  action?: ReactNode
  /** Shows a close button, named by `closeLabel`. */
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
  live?: 'alert' | 'status' | undefined
  /** Makes the banner a landmark; not together with `live`. */
  label?: string | undefined
}) {
  const tones = { tone: solid ? undefined : tone, solid: solid ? tone : undefined }
  return (
    <div
      className={look('banner__root', tones)}
      data-pinned={pinned || undefined}
      role={live ?? (label ? 'region' : undefined)}
      aria-label={label}
    >
      <div className="banner__inner">
        <div className="banner__message">
          <span className={look('banner__icon', tones)}>{icon ?? statusIcons[tone]}</span>
          <div className="banner__text">
            {children}
            {note ? <span className="banner__note"> {note}</span> : null}
          </div>
        </div>
        {action ? <div className="banner__actions">{action}</div> : null}
        {onClose ? (
          <IconButton label={closeLabel ?? ''} className="banner__close" onClick={onClose}>
            <X />
          </IconButton>
        ) : null}
      </div>
    </div>
  )
}
