import type { ReactNode } from 'react'
import { FileText, Image } from 'lucide-react'

export function FileCard({
  name,
  href,
  thumbnail,
  isImage,
  details,
  progress,
  actions,
}: {
  name: string
  href?: string | undefined
  thumbnail?: string | null | undefined
  isImage?: boolean | undefined
  details: ReactNode
  progress?: ReactNode
  actions?: ReactNode
}) {
  const Icon = isImage ? Image : FileText
  return (
    <li className="file-card__root">
      <span className="file-card__picture">{thumbnail ? <img src={thumbnail} alt="" width="48" height="48" /> : <Icon />}</span>
      <div className="file-card__text">
        {href ? (
          <a className="file-card__name" href={href}>
            {name}
          </a>
        ) : (
          <span className="file-card__name">{name}</span>
        )}
        <span className="file-card__details">{details}</span>
        {progress}
      </div>
      {actions ? <span className="file-card__actions">{actions}</span> : null}
    </li>
  )
}
