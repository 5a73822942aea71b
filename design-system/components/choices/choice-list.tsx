import type { ReactNode } from 'react'

/** Choices that stand in a list of cards, below what says visibly what they are for. */
export function ChoiceList({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="choice-group__root">
      <legend className="visually-hidden">{legend}</legend>
      {children}
    </fieldset>
  )
}
