import type { ReactNode } from 'react'

export function AreaGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="area-grid__root">
      {children}
    </ul>
  )
}

export const areaLook = 'area-grid__area'

/** Returns the content of a link with `areaLook`; a function rather than a component, since a page has many. */
export function areaWords(icon: ReactNode, words: ReactNode): ReactNode {
  return (
    <>
      <span className="area-grid__icon">{icon}</span>
      <span>{words}</span>
    </>
  )
}
