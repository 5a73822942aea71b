import type { ReactNode } from 'react'

/** Disables every control in it and says why. Links stay: what they lead to says it. */
export function RefusedAct({ reason, children }: { reason: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="refused-act__root" disabled>
      <legend className="refused-act__reason">{reason}</legend>
      {children}
    </fieldset>
  )
}
