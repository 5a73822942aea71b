import { throughput } from './load.mjs'

/** The first that a frame belongs to, from the innermost frame outwards. Functions of bundled files go by their names. */
const parts = [
  ['garbage', /^\(garbage collector\) /],
  ['database', /node_modules\/(pg|pg-pool|pg-protocol|drizzle-orm)\//],
  ['sockets', / node:(net|_http_|internal\/stream|internal\/http|internal\/streams)/],
  ['rules of the first view', /^(firstViewStyles|getValues|select|write|withFirstView) /],
  ['render', /react-dom-server/],
  ['serialise', /node_modules\/seroval/],
  ['router', /node_modules\/@tanstack\/(react-router|router-core|history)\//],
  ['session', /^(loadSession|createRequestScope|sessionPerson|openSession)\w* |\/jose\//],
  ['calls', /node_modules\/(@orpc|zod)\/|\/services\/|\/api\//],
]

/**
 * What a page costs the server.
 *
 * @param inspector port of the server's inspector
 * @param pages URL and headers by name
 * @returns by page: SQL statements and transactions; milliseconds of the server's processor by part, without PostgreSQL's own
 */
export async function partsOf(inspector, pages, { seconds }) {
  const server = await connect(inspector)
  const costs = {}
  try {
    await server.send('Profiler.enable')
    await server.send('Profiler.setSamplingInterval', { interval: 500 })
    await server.evaluate(countStatements)
    for (const [name, [url, headers]] of Object.entries(pages)) {
      await throughput(url, headers, { seconds: 1, shortest: 5000 })
      await server.evaluate('Object.assign(globalThis.statements, { all: 0, transactions: 0 })')
      await server.send('Profiler.start')
      const pageCount = seconds * (await throughput(url, headers, { seconds, shortest: 5000 }))
      const { profile } = await server.send('Profiler.stop')
      const { all, transactions } = await server.evaluate('globalThis.statements')
      costs[name] = {
        statements: all / pageCount,
        transactions: transactions / pageCount,
        milliseconds: Object.fromEntries(Object.entries(timeByPart(profile)).map(([part, time]) => [part, time / 1000 / pageCount])),
      }
    }
  } finally {
    server.close()
  }
  return costs
}

const countStatements = `{
  const { Client } = process.getBuiltinModule('module').createRequire(process.cwd() + '/')('pg')
  const { query } = Client.prototype
  globalThis.statements = { all: 0, transactions: 0 }
  Client.prototype.query = function (first, ...rest) {
    globalThis.statements.all += 1
    if (/^begin/i.test(first?.text ?? first)) globalThis.statements.transactions += 1
    return query.call(this, first, ...rest)
  }
}`

/** Microseconds. */
function timeByPart({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const partById = new Map()
  const getPart = (id) => {
    for (let at = id; at !== undefined; at = parents.get(at)) {
      const { functionName, url } = byId.get(at).callFrame
      if (functionName === '(idle)') return null
      const part = parts.find(([, pattern]) => pattern.test(`${functionName} ${url}`))
      if (part) return part[0]
    }
    return 'other'
  }
  const times = {}
  samples.forEach((id, index) => {
    if (!partById.has(id)) partById.set(id, getPart(id))
    const part = partById.get(id)
    if (part) times[part] = (times[part] ?? 0) + (timeDeltas[index + 1] ?? 0)
  })
  return times
}

export async function connect(port) {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('The inspector of the server does not answer'))
  })
  const waiting = new Map()
  socket.onmessage = ({ data }) => {
    const { id, result, error } = JSON.parse(data)
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (error) reject?.(new Error(error.message))
    else resolve?.(result)
  }
  let last = 0
  const send = (method, parameters = {}) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params: parameters }))
    })
  return {
    send,
    evaluate: async (expression) => (await send('Runtime.evaluate', { expression, returnByValue: true })).result.value,
    close: () => socket.close(),
  }
}
