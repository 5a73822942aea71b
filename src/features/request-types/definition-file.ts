import { type RequestDefinition, requestDefinition } from '#api/academic/request-types.ts'

/** A problem of a definition's text: it is not JSON, or has values that a definition does not allow. */
export type FileProblem = { kind: 'json' } | { kind: 'value'; path: readonly (string | number)[]; isMissing: boolean }

/** Returns a definition as the text of a file. */
export const definitionText = (definition: RequestDefinition): string => `${JSON.stringify(definition, null, 2)}\n`

/** Reads a definition's text. Forms that lead nowhere are accepted, because the editor says what is wrong with them. */
export function readDefinitionText(text: string): { definition: RequestDefinition } | { problems: FileProblem[] } {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return { problems: [{ kind: 'json' }] }
  }
  const read = requestDefinition.safeParse(input)
  if (read.success) return { definition: read.data }
  const problems = read.error.issues.map(
    ({ path }): FileProblem => ({ kind: 'value', path: path as (string | number)[], isMissing: readPath(input, path) === undefined }),
  )
  return { problems }
}

function readPath(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined),
    given,
  )
}

/** The name of the file: the type's name, without accents and spaces. */
export function getFileName({ name }: RequestDefinition): string {
  const plain = name['pt-BR'].normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return `${plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'requerimento'}.json`
}
