import type { ReactNode } from 'react'

/** The head of a home page: continues the header's colour, and the following card overlaps it. */
export function Hero({ title, subtitle }: { title: ReactNode; subtitle?: ReactNode }) {
  return (
    <header className="hero__root">
      <h1 className="hero__title">{title}</h1>
      {/* Keeps its line while it is loaded. */}
      <p className="hero__subtitle">{subtitle ?? '\u00A0'}</p>
    </header>
  )
}
