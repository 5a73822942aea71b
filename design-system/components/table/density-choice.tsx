import { Checkbox } from '../choices/checkbox.tsx'
import type { Density } from './table.tsx'

export function DensityChoice({
  label,
  density,
  onChange,
}: {
  /** The label of the checkbox, such as "Linhas compactas". */
  label: string
  density: Density
  onChange(density: Density): void
}) {
  return (
    <div className="table-choice">
      <Checkbox
        label={label}
        checked={density === 'compact'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'compact' : 'comfortable')}
      />
    </div>
  )
}
