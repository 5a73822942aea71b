import type { ReactNode } from 'react'

export function AreaGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="area-grid__root">
      {children}
    </ul>
  )
}

export const areaLook = 'area-grid__area'

/** What stands in a link with `areaLook`; a function, since a page has many. */
export function areaWords(icon: ReactNode, words: ReactNode): ReactNode {
  return (
    <>
      <span className="area-grid__icon">{icon}</span>
      <span>{words}</span>
    </>
  )
}
