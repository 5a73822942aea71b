import type { ReactNode } from 'react'
import { statusIcons } from '../components/feedback/status-icons.tsx'
import { look } from '../look.ts'
import type { Tone } from '../tokens/palettes.ts'

/** The answer to what was just read, large enough for somebody who stands; announced when it changes. */
export function Verdict({
  tone,
  title,
  icon = statusIcons[tone],
  photo,
  children,
}: {
  tone: Exclude<Tone, 'info'> | 'neutral'
  title: ReactNode
  /** Instead of the tone's: nothing is decided yet. */
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
