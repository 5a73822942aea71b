import type { ReactNode } from 'react'

/** Disables every control in it and shows why. Links stay active: the page they lead to gives the reason. */
export function RefusedAct({ reason, children }: { reason: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="refused-act__root" disabled>
      <legend className="refused-act__reason">{reason}</legend>
      {children}
    </fieldset>
  )
}
