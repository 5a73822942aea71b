import type { ReactNode } from 'react'

/** Areas under their heading, on the page itself: each is a surface of its own. */
export function AreaSection({ id, title, children }: { /** Of the heading. */ id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className="area-grid__section" aria-labelledby={id}>
      <h2 id={id} className="area-grid__title">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Large links beside each other (`li` around each), as many as fit. */
export function AreaGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="area-grid__root">
      {children}
    </ul>
  )
}

/** The class of the link. */
export const areaLook = 'area-grid__area'

/** What the link shows: a drawing and the area's name. */
export function AreaWords({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="area-grid__icon">{icon}</span>
      <span>{children}</span>
    </>
  )
}
