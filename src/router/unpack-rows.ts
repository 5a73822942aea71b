/** Rows of the same shape, by columns. */
export interface PackedRows {
  '~rows': number
  /** The values that all rows share. */
  same: Record<string, unknown>
  /** The values of each row by column; `PackedRows` if the values are rows themselves. */
  columns: Record<string, unknown>
}

/** Restores what `packRows` was given, except for the order of properties. */
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
