import type { ReactNode } from 'react'

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
