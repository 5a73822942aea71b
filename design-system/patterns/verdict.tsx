import type { ReactNode } from 'react'
import { statusIcons } from '../components/feedback/status-icons.tsx'
import { look } from '../look.ts'
import type { Tone } from '../tokens/palettes.ts'

/** The result of a scan, large enough for somebody who is standing; announced when it changes. */
export function Verdict({
  tone,
  title,
  icon = statusIcons[tone],
  photo,
  children,
}: {
  tone: Exclude<Tone, 'info'> | 'neutral'
  title: ReactNode
  /** An icon instead of the tone's own, for a result that is still open. */
  icon?: ReactNode
  photo?: { src: string; label: string } | undefined
  children?: ReactNode
}) {
  return (
    <div className={look('verdict__root', { tone })} role="status">
      <span className="verdict__icon">{icon}</span>
      <div className="verdict__words">
        <p className="verdict__title">{title}</p>
        {children}
      </div>
      {photo ? <img className="verdict__photo" src={photo.src} alt={photo.label} /> : null}
    </div>
  )
}
