import type { ReactNode } from 'react'

/** The one thing that a page asks or answers, tinted. @param id of the title */
export function Prompt({ id, title, children }: { id: string; title: ReactNode; children?: ReactNode }) {
  return (
    <section className="prompt__root" aria-labelledby={id}>
      <h2 id={id} className="prompt__title">
        {title}
      </h2>
      {children ? <div className="prompt__content">{children}</div> : null}
    </section>
  )
}
