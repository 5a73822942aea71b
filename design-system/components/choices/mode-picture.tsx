import { look } from '../../look.ts'
import type { Mode } from '../../tokens/palettes.ts'
import drawings from '../feedback/illustrations.svg?url&no-inline'

/** A small page as it looks in a mode, or half in each for the choice that follows the device. Decorative: the choice has words. */
export function ModePicture({ mode }: { mode: Mode | 'device' }) {
  const shown: readonly Mode[] = mode === 'device' ? ['light', 'dark'] : [mode]
  return (
    <span className="mode-picture__root" aria-hidden="true">
      {shown.map((one) => (
        <svg key={one} className={look('mode-picture__page', { mode: one })}>
          <use href={`${drawings}#page`} />
        </svg>
      ))}
    </span>
  )
}
