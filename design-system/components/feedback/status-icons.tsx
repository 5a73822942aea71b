import type { ReactElement } from 'react'
import type { Tone } from '../../tokens/palettes.ts'

const circle = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0'

/** One path with its circle: a table of 50 rows draws many. */
function drawing(shape: string) {
  return (
    <svg className="status-icon" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
      <path d={circle + shape} />
    </svg>
  )
}

/** Lucide's shapes. */
export const statusIcons: Record<Tone | 'neutral', ReactElement> = {
  danger: drawing('M12 8v4m0 4h.01'),
  ok: drawing('M9 12l2 2 4-4'),
  warning: drawing('M12 6v6l4 2'),
  info: drawing('M12 16v-4m0-4h.01'),
  neutral: drawing('M8 12h8'),
}
