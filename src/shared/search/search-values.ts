/**
 * Readers of search values, for the schemas of routes. Every page loads them before it can be used, so they
 * are a few plain functions: the same schemas in a validation library cost seven kilobytes on each page.
 * What a reader does not understand becomes undefined, and the router takes it out of the address.
 */

/** A whole number between two bounds, both included. */
export function integer(value: unknown, minimum: number, maximum: number): number | undefined {
  const number = typeof value === 'number' ? value : typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
  return Number.isInteger(number) && number >= minimum && number <= maximum ? number : undefined
}

/** One of a list of words. */
export function oneOf<const Word extends string | number>(value: unknown, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value || String(word) === value)
}

/** Text without the space around it and without control characters, no longer than `maximum`; undefined when nothing is left. */
export function text(value: unknown, maximum: number): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  return trimmed && trimmed.length <= maximum && !/\p{Cc}/u.test(trimmed) ? trimmed : undefined
}

/** A date that exists, `YYYY-MM-DD`. */
export function civilDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

/** `true` or `false`. */
export function flag(value: unknown): boolean | undefined {
  return value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined
}

/**
 * Makes every key of a schema's result optional for links. The keys stay, undefined where a value was dropped:
 * that is what tells the router to take it out of the address.
 */
export function allOptional<Values extends object>(values: Values): { [Name in keyof Values]?: Values[Name] } {
  return values
}
