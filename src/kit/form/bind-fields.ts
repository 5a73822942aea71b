import type { ReactNode } from 'react'
import type { Fields, FieldTexts, TypedOf } from './field-codec.ts'

/** What parts of a form take of it. */
export interface FormFields<Values> {
  values: Values
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  getError: (name: keyof Values) => ReactNode
}

type NameWith<Form extends Fields, Typed> = {
  [Name in keyof Form]: TypedOf<Form>[Name] extends Typed ? Name : never
}[keyof Form] &
  string
type CountName<Form extends Fields> = {
  [Name in keyof Form]: Form[Name] extends { limits: readonly [number, number] } ? Name : never
}[keyof Form] &
  string

/**
 * The props that fields of a form share with all of their kind.
 *
 * @param labels what fields are called, unless they say it themselves @param idSuffix after names in ids
 */
export function bindFields<Form extends Fields>(
  fields: Form,
  { values, set, getError }: FormFields<TypedOf<Form>>,
  labels: FieldTexts<Form>,
  idSuffix = '',
) {
  type Name = keyof Form & string
  const frame = (name: Name) => ({ id: name + idSuffix, label: labels[name], error: getError(name) })
  const setter = (name: Name) => (value: unknown) => set(name, value as TypedOf<Form>[Name])
  const numbered = (name: CountName<Form>) => ({ ...frame(name), value: values[name] as number | null, onValueChange: setter(name) })
  const grouped = (name: Name) => ({ legend: labels[name], name, error: getError(name), onChange: setter(name) })
  return {
    /** Props of a text field or a select. */
    text: (name: NameWith<Form, string>) => ({
      ...frame(name),
      value: values[name] as string,
      onChange: ({ target }: { target: { value: string } }) => setter(name)(target.value),
    }),
    count: (name: CountName<Form>) => {
      const [min, max] = (fields[name] as unknown as { limits: readonly [number, number] }).limits
      return { ...numbered(name), min, max }
    },
    money: numbered,
    /** Empty while the date is incomplete. */
    day: (name: NameWith<Form, string>) => ({
      ...frame(name),
      defaultValue: (values[name] as string) || undefined,
      onValueChange: (day: string | null) => setter(name)(day ?? ''),
    }),
    /** Props of a group of radio buttons. */
    choice: (name: NameWith<Form, string>) => ({ ...grouped(name), value: values[name] as string }),
    /** Props of a group of checkboxes. */
    choices: (name: NameWith<Form, readonly string[]>) => ({ ...grouped(name), value: values[name] as string[] }),
  }
}
