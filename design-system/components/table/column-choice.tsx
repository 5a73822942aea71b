import { Checkbox } from '../choices/checkbox.tsx'

/** Which columns a table shows: content of a `Menu`. */
export function ColumnChoice({
  columns,
  hidden,
  onChange,
}: {
  /** Those that can be hidden, in the table's order. */
  columns: ReadonlyArray<{ id: string; name: string }>
  /** Ids of the hidden columns. */
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
