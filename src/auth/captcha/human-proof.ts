import type { ReactNode } from 'react'

/** How a form shows that a person sends it; the page that holds the form knows. */
export interface HumanProof {
  prove(): Promise<string>
  field: ReactNode | null
}
