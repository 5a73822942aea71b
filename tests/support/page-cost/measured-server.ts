/**
 * The portal, counting what one request costs: an entry for `startOtherServer`. A request with the header `x-measured` is
 * counted; one for `/measured` is answered what the last one cost.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { Session } from 'node:inspector'
import pg from 'pg'

/** Counts of the server while it made one answer. */
export interface ServerCost {
  /** Sent to the database, but for those whose number hangs on the clock. */
  statements: number
  /** Of functions that are components. */
  components: number
  /** Elements of the document. */
  elements: number
  /** Of functions of the portal and of React, while it renders. */
  calls: number
}

const getStatements = new AsyncLocalStorage<string[]>()
/** Reads at one time share a transaction, and a session that was read lately is not read again. */
const hangsOnClock = /^(begin|commit|rollback)|portal\.session/i
let last: ServerCost | null = null

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first] = args as [string | { text?: string } | undefined]
  getStatements.getStore()?.push(typeof first === 'string' ? first : (first?.text ?? ''))
  return query.apply(this, args)
} as typeof pg.Client.prototype.query

const profiler = new Session()
profiler.connect()
profiler.post('Profiler.enable')
profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

/** Calls of each function since the last look; within a process the answer comes at once. */
function callsSince(): { file: string; name: string; count: number }[] {
  const calls: { file: string; name: string; count: number }[] = []
  profiler.post('Profiler.takePreciseCoverage', (error, taken) => {
    if (error) throw error
    for (const { url, functions } of taken.result)
      for (const { functionName, ranges } of functions)
        if (functionName) calls.push({ file: url, name: functionName, count: ranges[0]!.count })
  })
  return calls
}

function getCost(statements: readonly string[]): ServerCost {
  const calls = callsSince().filter(({ file }) => /react-dom-server|\/dist\/server\//.test(file))
  const sum = (counted: typeof calls) => counted.reduce((total, { count }) => total + count, 0)
  const inReact = (name: string) => sum(calls.filter((call) => call.name === name && call.file.includes('react-dom-server')))
  return {
    statements: statements.filter((text) => !hangsOnClock.test(text)).length,
    components: inReact('renderWithHooks'),
    elements: inReact('pushStartInstance'),
    calls: sum(calls),
  }
}

const emit = Server.prototype.emit as (...args: unknown[]) => boolean
Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
  const [request, response] = args as [IncomingMessage, ServerResponse]
  if (event !== 'request') return emit.call(this, event, ...args)
  if (request.url === '/measured') {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(last))
    return true
  }
  if (!request.headers['x-measured']) return emit.call(this, event, ...args)
  const statements: string[] = []
  last = null
  callsSince()
  response.once('finish', () => (last = getCost(statements)))
  return getStatements.run(statements, () => emit.call(this, event, ...args))
} as typeof Server.prototype.emit

await import('../../../server/main.ts')
