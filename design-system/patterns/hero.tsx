import type { ReactNode } from 'react'

/** The head of a home: the institution's colour goes on from the header, and the card that follows reaches into it. */
export function Hero({ title, subtitle }: { title: ReactNode; subtitle?: ReactNode }) {
  return (
    <header className="hero__root">
      <h1 className="hero__title">{title}</h1>
      {/* Keeps its line while it is loaded. */}
      <p className="hero__subtitle">{subtitle ?? '\u00A0'}</p>
    </header>
  )
}
