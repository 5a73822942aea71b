import type { ReactNode } from 'react'

/** The main areas at the foot of a phone's screen, absent where the page has acts of its own there. @param children links of an icon and a word */
export function AreaBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="area-bar">
      {children}
    </nav>
  )
}
