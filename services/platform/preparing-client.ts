import { createHash } from 'node:crypto'
import pg from 'pg'

/** Statements that are prepared; what comes on top is planned at each use, so that no flood of texts fills memory. */
const most = 500
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  let name = names.get(text)
  if (!name && names.size < most) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

/**
 * A connection that prepares every statement with parameters on its first use: planning the same query again and
 * again takes PostgreSQL longer than running it.
 */
export class PreparingClient extends pg.Client {
  // The overloads of the driver are many; all that concerns us is where text and values stand.
  override query(...call: unknown[]): never {
    const [first, values, ...rest] = call
    if (typeof first === 'string' && Array.isArray(values) && values.length > 0) {
      return this.#send({ text: first, values, name: nameOf(first) }, ...rest)
    }
    if (isStatement(first) && !first.name) {
      const given = Array.isArray(values) ? values : first.values
      if (given && given.length > 0) {
        return this.#send({ ...first, values: given, name: nameOf(first.text) }, ...(Array.isArray(values) ? rest : [values, ...rest]))
      }
    }
    return this.#send(...call)
  }

  #send(...call: unknown[]): never {
    return (super.query as (...all: unknown[]) => never)(...call.filter((part, index) => index === 0 || part !== undefined))
  }
}

interface Statement {
  text: string
  values?: unknown[]
  name?: string
}

/** A plain statement, not one of the driver's own objects such as a cursor. */
function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && !('submit' in value)
}
