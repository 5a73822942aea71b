import { Checkbox } from '../choices/checkbox.tsx'

export function ColumnChoice({
  columns,
  hidden,
  onChange,
}: {
  /** Only those that can be hidden. */
  columns: ReadonlyArray<{ id: string; name: string }>
  hidden: readonly string[]
  onChange(hidden: string[]): void
}) {
  return (
    <div className="table-choice">
      {columns.map(({ id, name }) => {
        const others = hidden.filter((other) => other !== id)
        return (
          <Checkbox
            key={id}
            label={name}
            checked={!hidden.includes(id)}
            onChange={(event) => onChange(event.currentTarget.checked ? others : [...others, id])}
          />
        )
      })}
    </div>
  )
}
