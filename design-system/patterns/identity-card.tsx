import type { ReactNode } from 'react'
import { DescriptionList } from '../components/data/description-list.tsx'

/** An identity card that its holder shows: issuer, photo or initials, facts, and a code to scan. */
export function IdentityCard({
  label,
  issuer,
  kind,
  name,
  initials,
  photo,
  photoLabel,
  facts,
  status,
  code,
  isActive,
}: {
  label: string
  issuer: string
  kind: string
  name: string
  initials: string
  /** The photo's URL; null shows the initials. */
  photo: string | null
  photoLabel: string
  facts: { term: string; description: ReactNode }[]
  status: ReactNode
  code: ReactNode
  /** False for a card that is no longer valid, which loses its colours. */
  isActive: boolean
}) {
  return (
    <article className="identity-card__root" data-ended={isActive ? undefined : ''} aria-label={label}>
      <header className="identity-card__head">
        <span dir="auto" className="identity-card__issuer">
          {issuer}
        </span>
        <span className="identity-card__kind">{kind}</span>
      </header>
      <div className="identity-card__body">
        {photo ? (
          <img className="identity-card__photo" src={photo} alt={photoLabel} />
        ) : (
          <span className="identity-card__photo" aria-hidden="true">
            {initials}
          </span>
        )}
        <div className="identity-card__words">
          <h2 dir="auto" className="identity-card__name">
            {name}
          </h2>
          <div>{status}</div>
        </div>
        {code ? <div className="identity-card__code">{code}</div> : null}
        <div className="identity-card__facts">
          <DescriptionList items={facts} />
        </div>
      </div>
    </article>
  )
}
