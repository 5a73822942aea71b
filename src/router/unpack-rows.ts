/** Rows of one shape by their columns. */
export interface PackedRows {
  '~rows': number
  /** What every row has alike. */
  same: Record<string, unknown>
  /** A value for each row; of values that are rows themselves, `PackedRows`. */
  columns: Record<string, unknown>
}

/** What `packRows` was given, but for the order of properties. */
export function unpackRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackRows)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const { '~rows': count, same, columns } = value as PackedRows
  const inside = Object.entries(count === undefined ? value : columns).map(([name, held]) => [name, unpackRows(held)] as const)
  if (count === undefined) return Object.fromEntries(inside)
  return Array.from({ length: count }, (_, index) => ({
    ...same,
    ...Object.fromEntries(inside.map(([name, values]) => [name, (values as unknown[])[index]])),
  }))
}
