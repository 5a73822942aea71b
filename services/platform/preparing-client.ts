import { createHash } from 'node:crypto'
import pg from 'pg'

/** Limits prepared statements, so that generated texts cannot exhaust memory. */
const most = 500
const names = new Map<string, string>()

function getName(text: string): string | undefined {
  let name = names.get(text)
  if (!name && names.size < most) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

/** Prepares every parameterized statement: planning often takes longer than running. */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // A pool stops listening to a client that it ends; a connection cut just then must not end the process. Statements reject by themselves.
    this.on('error', () => undefined)
  }

  override query(...call: unknown[]): never {
    const [first, values, ...rest] = call
    if (typeof first === 'string' && Array.isArray(values) && values.length > 0) {
      return this.#send({ text: first, values, name: getName(first) }, ...rest)
    }
    if (isStatement(first) && !first.name) {
      const parameters = Array.isArray(values) ? values : first.values
      if (parameters && parameters.length > 0) {
        return this.#send(
          { ...first, values: parameters, name: getName(first.text) },
          ...(Array.isArray(values) ? rest : [values, ...rest]),
        )
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

/** Excludes driver objects such as cursors. */
function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && !('submit' in value)
}
