import type { ReactNode } from 'react'

/** Part of a page that is no card of its own, such as a table. @param id of the title, once in a page */
export function TitledSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className="titled-section__root" aria-labelledby={id}>
      <h2 id={id} className="titled-section__title">
        {title}
      </h2>
      {children}
    </section>
  )
}
