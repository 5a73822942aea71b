import { Children, Fragment, type ReactNode } from 'react'

/** Short facts in a line, with a mark between them; none of them breaks where it can stand whole, and no line begins or ends with a mark. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <span className="facts__root">
      {Children.toArray(children)
        .filter((fact) => fact !== '')
        .map((fact, index) => (
          <Fragment key={index}>
            {index > 0 ? ' ' : null}
            <span className="facts__one">
              {index > 0 ? <span className="facts__mark">·</span> : null}
              {index > 0 ? ' ' : null}
              {fact}
            </span>
          </Fragment>
        ))}
    </span>
  )
}
