import type { Formats } from '../../i18n/formats.ts'
import { getBasisPoints, percentText } from './basis-points.ts'
import type { FieldMessages } from './use-app-form.ts'

export type FieldProblem = 'missing' | 'format' | 'range'

/** The formats in which values are shown where they are compared. */
export interface FieldFormats extends Formats {
  listed: (names: readonly string[]) => string
  /** IANA name. */
  timeZone: string
}

/**
 * Everything that a form knows about one field: how the stored value is typed, parsed, validated and compared. `Names` are the lists of
 * names that the page provides for the options of the field.
 */
export interface FieldCodec<Stored, Typed, Names = unknown> {
  /** The value with which a new form begins. */
  first: Typed
  format: (stored: Stored, locale: string) => Typed
  /** Converts a value that has no problem. */
  parse: (typed: Typed) => Stored
  getProblem: (typed: Typed) => FieldProblem | null
  /** Returns the value as text, or null if nothing is entered. */
  describe: (typed: Typed, formats: FieldFormats, names: Names) => string | null
}

/** A codec of any type, as functions over all fields see it. */
interface AnyCodec extends Pick<FieldCodec<never, never, never>, 'getProblem' | 'describe'> {
  first: unknown
  format: (stored: never, locale: string) => unknown
  parse: (typed: never) => unknown
}
/** The fields of a form by name, in the order of the form, its error summary and its comparisons. */
export type Fields = Readonly<Record<string, AnyCodec>>
export type TypedOf<Form extends Fields> = { -readonly [Name in keyof Form]: ReturnType<Form[Name]['format']> }
export type StoredOf<Form extends Fields> = { -readonly [Name in keyof Form]: ReturnType<Form[Name]['parse']> }
/** The names that all fields together need. */
export type NamesOf<Form extends Fields> = [
  { [Name in keyof Form]: (names: Parameters<Form[Name]['describe']>[2]) => void }[keyof Form],
] extends [(names: infer Names) => void]
  ? Names
  : never

export const fieldNames = <Form extends Fields>(fields: Form) => Object.keys(fields) as (keyof Form & string)[]

const mapFields = <Form extends Fields>(fields: Form, map: (name: keyof Form & string, codec: AnyCodec) => unknown): unknown =>
  Object.fromEntries(fieldNames(fields).map((name) => [name, map(name, fields[name]!)]))

export const firstValues = <Form extends Fields>(fields: Form) => mapFields(fields, (_, { first }) => first) as TypedOf<Form>

/** Returns the form's values for a stored record. */
export const formatFields = <Form extends Fields>(fields: Form, stored: StoredOf<Form>, locale: string) =>
  mapFields(fields, (name, { format }) => format(stored[name] as never, locale)) as TypedOf<Form>

/** Returns the record to store for values without problems. */
export const parseFields = <Form extends Fields>(fields: Form, typed: TypedOf<Form>) =>
  mapFields(fields, (name, { parse }) => parse(typed[name] as never)) as StoredOf<Form>

export type FieldProblems<Form extends Fields, More extends string = never> = Partial<Record<keyof Form, FieldProblem | More>>

/** Validates each field by itself; rules across fields are the form's. */
export function fieldProblems<Form extends Fields, More extends string = never>(fields: Form, typed: TypedOf<Form>) {
  const problems: FieldProblems<Form, More> = {}
  for (const name of fieldNames(fields)) {
    const problem = fields[name]!.getProblem(typed[name] as never)
    if (problem) problems[name] = problem
  }
  return problems
}

/** Returns the message of each problem. */
export const problemMessages = <Name extends string, Problem>(
  problems: Partial<Record<Name, Problem>>,
  getMessage: (name: Name, problem: Problem) => string | undefined,
) =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, getMessage(name as Name, problem as Problem)]),
  ) as FieldMessages<Record<Name, unknown>>

export type FieldTexts<Form extends Fields> = Record<keyof Form & string, string>

/** How a field without anything in it reads. */
export type NothingWords<Name extends string> = { other: string } & Partial<Record<Name, string>>

/** How each field reads. */
export const describeFields = <Form extends Fields>(
  fields: Form,
  typed: TypedOf<Form>,
  formats: FieldFormats,
  names: NamesOf<Form>,
  nothing: NothingWords<keyof Form & string>,
) =>
  mapFields(
    fields,
    (name, { describe }) => describe(typed[name] as never, formats, names as never) ?? nothing[name] ?? nothing.other,
  ) as FieldTexts<Form>

/** Stored as basis points, typed in percent. */
export const percentField = (first = '0'): FieldCodec<number, string> => ({
  first,
  format: (points, locale) => percentText(points, locale),
  parse: (typed) => getBasisPoints(typed) ?? 0,
  getProblem: (typed) => (getBasisPoints(typed) === null ? 'format' : null),
  describe: (typed, { percent }) => {
    const points = getBasisPoints(typed)
    return points === null ? typed : percent(points)
  },
})

type NumberCodec = FieldCodec<number, number | null> & { limits: readonly [least: number, most: number] }
const numberField =
  (as: 'number' | 'money') =>
  (least: number, most: number, first: number | null = null): NumberCodec => ({
    first,
    limits: [least, most],
    format: (stored) => stored,
    parse: (typed) => typed ?? 0,
    getProblem: (typed) => {
      if (typed === null) return 'missing'
      return Number.isInteger(typed) && typed >= least && typed <= most ? null : 'range'
    },
    describe: (typed, formats) => (typed === null ? null : formats[as](typed)),
  })
/** A whole number, both limits included. */
export const countField = numberField('number')
/** Integer cents, both limits included. */
export const moneyField = numberField('money')

/** @param pattern of the whole text */
export const textField = (pattern = /^/): FieldCodec<string, string> => ({
  first: '',
  format: (stored) => stored,
  parse: (typed) => typed.trim(),
  getProblem: (typed) => (typed.trim() === '' ? 'missing' : pattern.test(typed.trim()) ? null : 'format'),
  describe: (typed) => typed.trim() || null,
})

export const optionalTextField = (isValid: (stored: string | null) => boolean = () => true): FieldCodec<string | null, string> => {
  const parse = (typed: string) => typed.trim() || null
  return {
    first: '',
    format: (stored) => stored ?? '',
    parse,
    getProblem: (typed) => (isValid(parse(typed)) ? null : 'format'),
    describe: parse,
  }
}

/** A civil date, empty while incomplete. */
export const dayField = (): FieldCodec<string, string> => ({
  first: '',
  format: (stored) => stored,
  parse: (typed) => typed,
  getProblem: (typed) => (typed === '' ? 'missing' : null),
  describe: (typed, { date }) => (typed === '' ? null : date(typed)),
})

/** The value of an optional date that is incomplete. */
export const unreadable = 'unreadable'

/** A civil date, or none. */
export const optionalDayField = (): FieldCodec<string | null, string> => ({
  first: '',
  format: (stored) => stored ?? '',
  parse: (typed) => typed || null,
  getProblem: (typed) => (typed === unreadable ? 'format' : null),
  describe: (typed, { date }) => (typed === '' || typed === unreadable ? null : date(typed)),
})

type Named<List extends string, Item> = Record<List, (item: Item) => string | undefined>

/** One of few. @param list what the page has the names of */
export const choiceField = <List extends string, Item extends string>(
  list: List,
  first: Item,
): FieldCodec<Item, Item, Named<List, Item>> => ({
  first,
  format: (stored) => stored,
  parse: (typed) => typed,
  getProblem: () => null,
  describe: (typed, _, names) => names[list](typed) ?? null,
})

/** Some of few. @param order in which they stand; that in which they were stored where it is left out */
export const choicesField = <List extends string, Item extends string>(
  list: List,
  { first = [], order, isRequired = false }: { first?: readonly Item[]; order?: readonly Item[]; isRequired?: boolean },
): FieldCodec<Item[], Item[], Named<List, Item>> => ({
  first: [...first],
  format: (stored) => order?.filter((one) => stored.includes(one)) ?? stored,
  parse: (typed) => typed,
  getProblem: (typed) => (isRequired && typed.length === 0 ? 'missing' : null),
  describe: (typed, { listed }, names) => (typed.length === 0 ? null : listed(typed.map((one) => names[list](one) ?? String(one)))),
})

export const flagField = <List extends string>(list: List, first = false): FieldCodec<boolean, boolean, Named<List, boolean>> => ({
  first,
  format: (stored) => stored,
  parse: (typed) => typed,
  getProblem: () => null,
  describe: (typed, _, names) => names[list](typed) ?? null,
})

/** One of what the institution has, or none of it: ids as text, as selects have them. */
export const optionalIdField = <List extends string>(list: List): FieldCodec<number | null, string, Named<List, string>> => ({
  first: '',
  format: (stored) => String(stored ?? ''),
  parse: (typed) => Number(typed) || null,
  getProblem: () => null,
  describe: (typed, _, names) => names[list](typed) ?? null,
})
