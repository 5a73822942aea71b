import type { RequestDefinition } from '#api/academic/request-types.ts'

/** One thing that two versions have differently; null where one of them does not have it. */
export interface Difference {
  /** Names of parts, steps and fields, from the outside in. */
  path: string[]
  before: string | null
  after: string | null
}

/** In the order of the newer one, then what it no longer has. Steps and fields are the same where their names are. */
export function compareDefinitions(before: RequestDefinition, after: RequestDefinition): Difference[] {
  const [older, newer] = [flat(before), flat(after)]
  const keys = new Set([...newer.keys(), ...older.keys()])
  return [...keys].flatMap((key) => {
    const [was, is] = [older.get(key) ?? null, newer.get(key) ?? null]
    return was === is ? [] : [{ path: JSON.parse(key) as string[], before: was, after: is }]
  })
}

/** Every value by its path. Things with a name stand under it, so that moving one changes nothing but the order. */
function flat(definition: RequestDefinition): Map<string, string> {
  const values = new Map<string, string>()
  const add = (path: string[], value: unknown): void => {
    if (value === null || value === undefined || value === '') return
    if (Array.isArray(value)) {
      if (value.every((one) => typeof one !== 'object'))
        return void (value.length > 0 && values.set(JSON.stringify(path), value.join(', ')))
      for (const [index, one] of value.entries()) add([...path, getName(one) ?? String(index + 1)], one)
      return
    }
    if (typeof value !== 'object') return void values.set(JSON.stringify(path), String(value))
    for (const [name, one] of Object.entries(value)) if (name !== 'name' || typeof one === 'object') add([...path, name], one)
  }
  const { form, ...general } = definition
  add([], general)
  add(['steps'], form.steps)
  // The order of steps tells where a form begins.
  add(
    ['order'],
    form.steps.map(({ name }) => name),
  )
  return values
}

function getName(one: unknown): string | undefined {
  const { name, value, kind } = one as { name?: unknown; value?: unknown; kind?: unknown }
  return [name, value, kind].find((text) => typeof text === 'string')
}
