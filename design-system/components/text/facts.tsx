import { Children, type ReactNode } from 'react'

/** Short facts in a line, with a mark between them; none of them breaks where it can stand whole, and no line begins or ends with a mark. */
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
