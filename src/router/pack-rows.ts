import type { PackedRows } from './unpack-rows.ts'

type Plain = Record<string, unknown>

/** The fewest rows worth packing; fewer would be no smaller. */
const fewest = 3

/** Writes lists of similar objects within `value` by columns, so that a page repeats neither names nor shared values for each row. */
export function packRows(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return isTable(value) ? packTable(value) : packEach(value)
  // A date, an error or another class is kept as it is.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const names = Object.keys(value)
  const values = packEach(Object.values(value))
  return Object.fromEntries(names.map((name, index) => [name, values[index]]))
}

/** Packs each value; without a call for leaves, since all of a page pass here. */
const packEach = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (typeof value === 'object' && value !== null ? packRows(value) : value))

function packTable(rows: readonly Plain[]): PackedRows {
  const same: Plain = {}
  const columns: Plain = {}
  for (const name of Object.keys(rows[0]!)) {
    const values = rows.map((row) => row[name])
    const [first] = values
    if ((typeof first !== 'object' || first === null) && values.every((value) => value === first)) same[name] = first
    else columns[name] = packRows(values)
  }
  return { '~rows': rows.length, same, columns }
}

function isTable(values: readonly unknown[]): values is Plain[] {
  const [first] = values
  if (values.length < fewest || typeof first !== 'object' || first === null) return false
  const names = Object.keys(first)
  return values.every(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      Object.getPrototypeOf(value) === Object.prototype &&
      Object.keys(value).length === names.length &&
      names.every((name) => name in value),
  )
}
