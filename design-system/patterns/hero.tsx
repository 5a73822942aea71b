import type { ReactNode } from 'react'

/** The head of a home page: continues the header's colour, and the following card overlaps it. */
export function Hero({ title, subtitle, acts }: { title: ReactNode; subtitle?: ReactNode; acts?: ReactNode }) {
  return (
    <header className="hero__root">
      <div className="hero__words">
        <h1 className="hero__title">{title}</h1>
        {/* Keeps its line while it is loaded. */}
        <p className="hero__subtitle">{subtitle ?? '\u00A0'}</p>
      </div>
      {acts}
    </header>
  )
}

export const heroActLook = 'hero__act'

/** The content of a link with `heroActLook`: an icon in a circle, and its word. */
export function HeroActWords({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="hero__circle">{icon}</span>
      {children}
    </>
  )
}
