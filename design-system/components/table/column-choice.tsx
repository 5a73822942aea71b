import { Checkbox } from '../choices/checkbox.tsx'

export function ColumnChoice({
  columns,
  hidden,
  onChange,
}: {
  /** Only those that can be hidden. */
  columns: ReadonlyArray<{ id: string; name: string; description?: string | undefined }>
  hidden: readonly string[]
  onChange(hidden: string[]): void
}) {
  return (
    <div className="table-choice">
      {columns.map(({ id, name, description }) => {
        const others = hidden.filter((other) => other !== id)
        return (
          <Checkbox
            key={id}
            label={name}
            description={description}
            checked={!hidden.includes(id)}
            onChange={(event) => onChange(event.currentTarget.checked ? others : [...others, id])}
          />
        )
      })}
    </div>
  )
}
