import type { ReactNode } from 'react'

/** Choices in a list of cards, below visible text that says what they are for. */
export function ChoiceList({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="choice-group__root">
      <legend className="visually-hidden">{legend}</legend>
      {children}
    </fieldset>
  )
}
