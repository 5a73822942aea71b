import { type ReactNode, useId } from 'react'

/** Disables every control in it and says why. Links stay: what they lead to says it. */
export function RefusedAct({ reason, children }: { reason: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset className="refused-act__root" disabled aria-describedby={id}>
      {children}
      <p id={id} className="refused-act__reason">
        {reason}
      </p>
    </fieldset>
  )
}
