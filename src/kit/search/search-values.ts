/** Plain functions: a validation library costs 7 kB on each page. The router removes values that become undefined from the URL. */

/** Parses an integer within inclusive bounds. */
export function integer(value: unknown, minimum: number, maximum: number): number | undefined {
  const number = typeof value === 'number' ? value : typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
  return Number.isInteger(number) && number >= minimum && number <= maximum ? number : undefined
}

export function wordOrUndefined<const Word extends string | number>(value: unknown, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value || String(word) === value)
}

/** Trimmed; undefined if empty, too long or with control characters. */
export function text(value: unknown, maximum: number): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  return trimmed && trimmed.length <= maximum && !/\p{Cc}/u.test(trimmed) ? trimmed : undefined
}

/** An existing date, `YYYY-MM-DD`. */
export function civilDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

export function flag(value: unknown): boolean | undefined {
  return value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined
}

/** Makes keys optional for links. Undefined keys must stay, so that the router removes them from the URL. */
export function allOptional<Values extends object>(values: Values): { [Name in keyof Values]?: Values[Name] } {
  return values
}
