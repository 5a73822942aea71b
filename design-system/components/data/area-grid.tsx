import type { ReactNode } from 'react'

export function AreaSection({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className="area-grid__section" aria-labelledby={id}>
      <h2 id={id} className="area-grid__title">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function AreaGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="area-grid__root">
      {children}
    </ul>
  )
}

export const areaLook = 'area-grid__area'

export function AreaWords({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="area-grid__icon">{icon}</span>
      <span>{children}</span>
    </>
  )
}
