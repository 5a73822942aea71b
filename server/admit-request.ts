import type { IncomingMessage, ServerResponse } from 'node:http'
import { appConfig } from '#config'

/** Milliseconds in which a body without files has to arrive. */
const bodyWithin = 60_000

const reading = ['GET', 'HEAD']
const defaultMethods = ['GET', 'HEAD', 'POST']
/** The allowed methods by the beginning of the path below the base path; the first match counts. */
const methods: readonly [path: string, allowed: readonly string[]][] = [
  ['/healthz', reading],
  ['/openapi/', reading],
  ['/assets/', reading],
  ['/services/', ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']],
  ['/files/', ['GET', 'HEAD', 'PUT', 'OPTIONS']],
  ['/id/', ['GET', 'HEAD', 'POST', 'OPTIONS']],
  ['/sandbox/', ['GET', 'HEAD', 'POST', 'OPTIONS']],
]

/** What headers alone decide, before anything is read or routed. Returns false when it responded. */
export function admitRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const refuse = (status: number, headers: Record<string, string> = {}) => {
    response.writeHead(status, { connection: 'close', ...headers }).end()
    return false
  }
  // With two Host headers, proxies use one, and not always the first.
  if (request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1) return refuse(400)
  const allowed = getMethods((request.url ?? '').split('?')[0]!)
  if (!allowed.includes(request.method ?? '')) return refuse(405, { allow: allowed.join(', ') })
  endHalfBodies(request)
  return true
}

function getMethods(path: string): readonly string[] {
  const inside = path.slice(appConfig.basePath.length)
  return methods.find(([start]) => inside.startsWith(start))?.[1] ?? defaultMethods
}

/** Ends requests whose body arrives too slowly. Not forms with files, which known users send over slow lines too: Node's own limit ends those. */
function endHalfBodies(request: IncomingMessage): void {
  if (request.headers['content-type']?.startsWith('multipart/form-data') || request.method === 'PUT') return
  if (!request.headers['content-length'] && !request.headers['transfer-encoding']) return
  const timer = setTimeout(() => request.destroy(), bodyWithin)
  timer.unref()
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
