import { brotliCompressSync } from 'node:zlib'
import { ask } from '../browser/server-functions.ts'
import type { ServerCost } from './measured-server.ts'

/** What a first visit of a page costs the server, the network and the browser. */
export interface PageCost extends ServerCost {
  /** Calls of the contracts that the page is made from. */
  contractCalls: number
  /** Bytes of the document, of the styles in it, and of the data that scripts take up. */
  html: number
  style: number
  state: number
  /** Files of scripts that the document names, and their bytes, compressed. */
  scripts: number
  scriptBytes: number
}

export type ScriptCost = Pick<PageCost, 'scripts' | 'scriptBytes'>

/** Of scripts, that a document may name: browsers fetch six at a time. */
export const mostFiles = 12

export interface MeasuredPage {
  host: string
  port: number
  path: string
  /** Null for a visitor. */
  cookie: string | null
  status: number
}

/** What the process knows by now, such as who asks and settings, is not asked for: the least of some requests counts. */
const requests = 5

/** @throws Error where the page answers otherwise */
export async function measurePage(page: MeasuredPage): Promise<PageCost> {
  const costs: PageCost[] = []
  for (let times = 0; times < requests; times++) costs.push(await measureOnce(page))
  const least = { ...costs[0]! }
  for (const cost of costs) for (const key of Object.keys(cost) as (keyof PageCost)[]) least[key] = Math.min(least[key], cost[key])
  return least
}

/** What the document names, which is the same at each request. @throws Error where the page answers otherwise */
export const measureScripts = async (page: MeasuredPage): Promise<ScriptCost> => getScriptCost(page.port, await getDocument(page))

async function getDocument({ host, port, path, cookie, status }: MeasuredPage, headers: Record<string, string> = {}): Promise<string> {
  const answer = await ask({ host, port, method: 'GET', path, headers: { accept: 'text/html', ...headers }, ...(cookie && { cookie }) })
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`)
  return answer.body
}

async function getScriptCost(port: number, body: string): Promise<ScriptCost> {
  const files = [...new Set([...body.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, file]) => file!))]
  const sizes = await Promise.all(files.map((file) => compressedSize(port, file)))
  return { scripts: files.length, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function measureOnce(page: MeasuredPage): Promise<PageCost> {
  const { port } = page
  const before = await contractCalls(port)
  const body = await getDocument(page, { 'x-measured': 'yes' })
  const server = (await (await fetchOnce(`http://127.0.0.1:${port}/measured`)).json()) as ServerCost
  return {
    ...server,
    contractCalls: (await contractCalls(port)) - before,
    html: Buffer.byteLength(body),
    style: bytesWithin(body, /<style[^>]*>([^]*?)<\/style>/g),
    state: bytesWithin(body, /<script[^>]*>([^]*?)<\/script>/g),
    ...(await getScriptCost(port, body)),
  }
}

/** On a connection of its own: one that is kept may be closed by the server while it is used again. */
const fetchOnce = (url: string) => fetch(url, { headers: { connection: 'close' } })

const bytesWithin = (body: string, parts: RegExp): number =>
  [...body.matchAll(parts)].reduce((sum, [, inside]) => sum + Buffer.byteLength(inside!), 0)

/** Of services, since the process began. */
async function contractCalls(port: number): Promise<number> {
  const text = await (await fetchOnce(`http://127.0.0.1:${port + 1}/metrics`)).text()
  return [...text.matchAll(/^portal_upstream_seconds_count\{[^}]*\} (\d+)/gm)].reduce((sum, [, count]) => sum + Number(count), 0)
}

const sizes = new Map<string, Promise<number>>()

function compressedSize(port: number, file: string): Promise<number> {
  let size = sizes.get(file)
  if (!size) sizes.set(file, (size = measureFile(port, file)))
  return size
}

/** Files name each other by hash, and how well those names happen to compress differs by more than an area adds: all get one. */
async function measureFile(port: number, file: string): Promise<number> {
  const response = await fetchOnce(`http://127.0.0.1:${port}${file}`)
  const text = (await response.text()).replaceAll(/-[\w-]{7,8}(?=\.(js|css)\b)/g, '-hash')
  return brotliCompressSync(text).length
}
