import type { ReactNode } from 'react'

/** One of several parts that are edited in place, such as a form's field, with the buttons that move or remove it beside its heading. */
export function EditedPart({ id, label, actions, children }: { id?: string; label?: string; actions: ReactNode; children: ReactNode }) {
  const landing = id && { id, tabIndex: -1, role: 'group', 'aria-label': label }
  return (
    <div className="edited-part__root" {...landing}>
      <div className="edited-part__fields">{children}</div>
      <div className="edited-part__actions">{actions}</div>
    </div>
  )
}

/** Stacks fields vertically. */
export function EditedFields({ children }: { children: ReactNode }) {
  return <div className="edited-part__fields">{children}</div>
}
