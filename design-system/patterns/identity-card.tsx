import type { ReactNode } from 'react'

/** An identity card that its holder shows, in the proportions of one for a wallet. */
export function IdentityCard({
  label,
  brand,
  name,
  photo,
  lines,
  facts,
  isActive,
}: {
  label: string
  brand: ReactNode
  name: string
  /** A `CardPhoto`. */
  photo: ReactNode
  /** What stands below the name, a line each. */
  lines: ReactNode[]
  facts: { term: string; description: ReactNode }[]
  /** False for a card that is not valid, which loses its colours. */
  isActive: boolean
}) {
  return (
    <article className="identity-card__root" data-ended={isActive ? undefined : ''} aria-label={label}>
      <div className="identity-card__body">
        <div className="identity-card__brand">{brand}</div>
        {photo}
        <div className="identity-card__words">
          <div>
            <h2 dir="auto" className="identity-card__name">
              {name}
            </h2>
            {lines.map((line, index) => (
              <p key={index} className="identity-card__lines">
                {line}
              </p>
            ))}
          </div>
          <dl className="identity-card__facts">
            {facts.map(({ term, description }) => (
              <div key={term} className="identity-card__fact">
                <dt className="identity-card__term">{term}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </article>
  )
}

/** The issuer's name beside its small logo, or beside its initial where it has none. */
export function CardBrand({ name, initial, logo }: { name: string; initial: string; logo: string | null | undefined }) {
  return (
    <>
      {logo ? (
        <img className="identity-card__logo" src={logo} alt="" />
      ) : (
        <span className="identity-card__logo" aria-hidden="true">
          {initial}
        </span>
      )}
      <span dir="auto">{name}</span>
    </>
  )
}

/** @param photo the photo's URL; null shows the initials */
export function CardPhoto({ photo, label, initials }: { photo: string | null; label: string; initials: string }) {
  return photo ? (
    <img className="identity-card__photo" src={photo} alt={label} />
  ) : (
    <span className="identity-card__photo" aria-hidden="true">
      {initials}
    </span>
  )
}

/** A card with what its holder does with it. The first action is a link, which the card presses, too. */
export function IdentityCardGroup({ card, actions, children }: { card: ReactNode; actions: ReactNode; children?: ReactNode }) {
  return (
    <div className="identity-card__group">
      <div className="identity-card__press">
        {card}
        {actions ? <div className="identity-card__actions">{actions}</div> : null}
      </div>
      {children}
    </div>
  )
}
