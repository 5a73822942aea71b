import type { RequestDefinition } from '#api/academic/request-types.ts'

/** A value that differs between two versions; null in a version that does not have it. */
export interface Difference {
  /** Names of parts, steps and fields, from the outside in. */
  path: string[]
  before: string | null
  after: string | null
}

/** Returns the differences in the newer version's order, then what it no longer has. Steps and fields are matched by name. */
export function compareDefinitions(before: RequestDefinition, after: RequestDefinition): Difference[] {
  const [older, newer] = [flat(before), flat(after)]
  const keys = new Set([...newer.keys(), ...older.keys()])
  return [...keys].flatMap((key) => {
    const [was, is] = [older.get(key) ?? null, newer.get(key) ?? null]
    return was === is ? [] : [{ path: JSON.parse(key) as string[], before: was, after: is }]
  })
}

/** Returns every value by its path. Named parts use their name, so that moving one only changes the order. */
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
  // The order is compared too, because it determines where a form begins.
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
