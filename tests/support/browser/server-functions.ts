import { readFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { toJSONAsync } from 'seroval'
import { appConfig } from '../../../app.config.ts'
import { errorStatuses } from '../../../api/errors.ts'
import { allowedProcedures } from '../../../src/rpc/allowed-procedures.server.ts'
import { portalPort } from './portal.ts'

const built = new URL('../../../dist/server/server.js', import.meta.url)

let known: Map<string, string> | undefined

/** Every server function of the built portal, by name, with the id that its address has. */
export const serverFunctions = (): Map<string, string> => (known ??= readServerFunctions())

function readServerFunctions(): Map<string, string> {
  const found = readFileSync(built, 'utf8').matchAll(/"([\w-]{4,})":\s*\{\s*functionName:\s*"(\w+)_createServerFn_handler"/g)
  return new Map([...found].map(([, id, name]) => [name!, id!]))
}

export interface Answer {
  status: number
  /** What refused the call: one of the portal's own codes, a status; `ok` when nothing did. */
  code: string
  headers: Record<string, string | string[] | undefined>
  body: string
  bytes: Buffer
}

interface Asked {
  host: string
  method: string
  path: string
  cookie?: string | undefined
  headers?: Record<string, string>
  body?: string | Buffer
  port?: number
  /** Which of this machine's addresses asks, such as 127.0.0.9: limits count by it. */
  from?: string
}

const keptConnections = new Agent({ keepAlive: true })

/** One request to the server under test, below the base path, with any hostname, cookie and origin; over a kept connection. */
export function ask(asked: Asked): Promise<Answer> {
  const { host, method, path, cookie, headers = {}, body, port = portalPort, from } = asked
  return new Promise((resolve, reject) => {
    let isAnswered = false
    const request = httpRequest(
      {
        agent: keptConnections,
        host: '127.0.0.1',
        port,
        method,
        ...(from && { localAddress: from }),
        path: `${appConfig.basePath}${path}`,
        headers: { host: `${host}:${port}`, ...(cookie && { cookie }), ...headers },
      },
      (response) => {
        isAnswered = true
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => {
          parts.push(part)
          // A stream that stays open has said enough.
          if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy()
        })
        response.on('close', () => {
          const bytes = Buffer.concat(parts)
          const [status, body] = [response.statusCode!, bytes.toString()]
          resolve({ status, code: getCode(status, body), headers: response.headers, body, bytes })
        })
      },
    )
    request.on('error', (error: NodeJS.ErrnoException) => {
      // What is too large is answered before all of it was sent.
      if (isAnswered) return
      // The server ended an idle connection just when it was taken again: it has read nothing.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(ask(asked))
      else reject(error)
    })
    request.end(body)
  })
}

const codes = [...Object.keys(errorStatuses), 'BAD_REQUEST', 'UPSTREAM_UNAVAILABLE', 'UNKNOWN']

/** Server functions answer failures with status 200 and a serialised error. */
function getCode(status: number, body: string): string {
  // What headers decide has a status, and what the function decides has none.
  if (status >= 400 && !(status === 401 && body.includes('"UNAUTHORIZED"'))) return String(status)
  if (body.includes('"isNotFound"')) return 'NOT_FOUND'
  const isError = /^\{[^{]*\{"k":\["error"\]/.test(body)
  return isError ? (codes.find((code) => body.includes(`"${code}"`)) ?? 'no code') : 'ok'
}

export interface FunctionCall {
  host: string
  id: string
  method: 'GET' | 'POST'
  data?: unknown
  cookie?: string | undefined
  /** Where the page that calls is from; the portal's own page when left out. */
  origin?: string
  port?: number
}

/** Calls a server function as the portal's own pages do, or as another site's page would. */
export async function callFunction({ host, id, method, data, cookie, origin, port = portalPort }: FunctionCall): Promise<Answer> {
  const payload = data === undefined ? undefined : JSON.stringify(await toJSONAsync({ data }))
  const own = `http://${host}:${port}`
  const isForeign = origin !== undefined && origin !== own
  const headers = {
    'x-tsr-serverFn': 'true',
    accept: 'application/json',
    'sec-fetch-site': isForeign ? 'cross-site' : 'same-origin',
    origin: origin ?? own,
    referer: `${origin ?? own}/`,
    ...(method === 'POST' && payload && { 'content-type': 'application/json' }),
  }
  const search = method === 'GET' && payload ? `?${new URLSearchParams({ payload })}` : ''
  return ask({
    host,
    method,
    path: `/_serverFn/${id}${search}`,
    cookie,
    headers,
    port,
    ...(method === 'POST' && payload && { body: payload }),
  })
}

/** Calls a procedure of a contract as the portal's own pages do. */
export function callProcedure({ path, input, ...call }: Omit<FunctionCall, 'id' | 'method' | 'data'> & { path: string; input?: unknown }) {
  const isQuery = allowedProcedures.get(path)?.isQuery ?? false
  const id = serverFunctions().get(isQuery ? 'queryRpc' : 'mutateRpc')!
  return callFunction({ ...call, id, method: isQuery ? 'GET' : 'POST', data: { path, input } })
}

/** The session cookie that an answer gives; undefined when it gives none. */
export function getSessionCookie({ headers }: Answer): string | undefined {
  const given = [headers['set-cookie'] ?? []]
    .flat()
    .find((cookie) => cookie.startsWith(`${appConfig.session.cookie}=`) && !cookie.startsWith(`${appConfig.session.cookie}=;`))
  return given?.split(';')[0]
}
