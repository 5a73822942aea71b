import type { ComponentProps, ReactNode } from 'react'

/** One of several subjects of a card, below its header. A file of its own, since few pages have such cards. */
export function CardPart({ id, title, children, ...rest }: Omit<ComponentProps<'section'>, 'title'> & { id: string; title: ReactNode }) {
  return (
    <section {...rest} aria-labelledby={id} className="card__section">
      <h3 id={id} className="card__partTitle">
        {title}
      </h3>
      {children}
    </section>
  )
}
