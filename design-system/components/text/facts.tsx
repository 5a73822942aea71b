import { Children, type ReactNode } from 'react'

/** Short facts in a line with a separator between them; none breaks if it fits on one line, and no line begins or ends with a separator. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <span className="facts__root">
      {Children.map(children, (fact) =>
        fact ? (
          <>
            <span className="facts__one">{fact}</span>{' '}
          </>
        ) : null,
      )}
    </span>
  )
}
