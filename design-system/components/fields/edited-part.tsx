import type { ReactNode } from 'react'

/** One of several parts that are edited in place, such as a field of a form, with what moves or removes it beside its heading. */
export function EditedPart({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <div className="edited-part__root">
      <div className="edited-part__fields">{children}</div>
      <div className="edited-part__actions">{actions}</div>
    </div>
  )
}

/** Fields below one another. */
export function EditedFields({ children }: { children: ReactNode }) {
  return <div className="edited-part__fields">{children}</div>
}
