import type { ReactNode } from 'react'

/** The main areas at the bottom of a phone's screen; hidden if the page has its own actions there. @param children links of an icon and a word */
export function AreaBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="area-bar">
      {children}
    </nav>
  )
}
