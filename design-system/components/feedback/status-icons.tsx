import type { ReactElement, ReactNode } from 'react'
import type { Tone } from '../../tokens/palettes.ts'

function drawing(shape: ReactNode) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" />
      {shape}
    </svg>
  )
}

/** Shared elements (Lucide's shapes): a table of 50 rows does not create them again. */
export const statusIcons: Record<Tone | 'neutral', ReactElement> = {
  danger: drawing(<path d="M12 8v4m0 4h.01" />),
  ok: drawing(<path d="m9 12 2 2 4-4" />),
  warning: drawing(<path d="M12 6v6l4 2" />),
  info: drawing(<path d="M12 16v-4m0-4h.01" />),
  neutral: drawing(<path d="M8 12h8" />),
}
