import { Fragment, type ReactNode } from 'react'

/** Text that breaks between words only: browsers break a word after its hyphen, too, as in "e-/mail". Other content stays as it is. */
export function KeptWords({ children }: { children: ReactNode }) {
  if (typeof children !== 'string' || !children.includes('-')) return children
  return children.split(' ').map((word, place) => (
    <Fragment key={`${place} ${word}`}>
      {place > 0 ? ' ' : null}
      {word.includes('-') ? <span className="kept-word">{word}</span> : word}
    </Fragment>
  ))
}
