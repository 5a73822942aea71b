import type { ReactNode } from 'react'

/** A part of a page outside cards, such as a table. @param id of the title, once in a page @param aside a link or button at its end */
export function TitledSection({ id, title, aside, children }: { id: string; title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const heading = (
    <h2 id={id} className="titled-section__title">
      {title}
    </h2>
  )
  return (
    <section className="titled-section__root" aria-labelledby={id}>
      {aside ? (
        <div className="titled-section__head">
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}
