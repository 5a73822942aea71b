import type { ReactNode } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'

export function Disclosure({ summary, open, children }: { summary: ReactNode; open?: boolean | undefined; children: ReactNode }) {
  return (
    <details className="disclosure__root" open={open}>
      <summary className="disclosure__summary">
        <ChevronDown />
        {summary}
      </summary>
      <div className="disclosure__content">{children}</div>
    </details>
  )
}
