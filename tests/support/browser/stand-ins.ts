import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StandIn {
  /** Address of a file on the stand-in, under a hostname that leads to this machine. */
  url(path: string): string
  port: number
  /** Paths that were asked for, in order. */
  asked: string[]
  stop(): Promise<void>
}

/**
 * A site of somebody else on this machine: another origin, reached over HTTP.
 *
 * @param files text by path; HTML for paths that end in `.html`, JavaScript for others, or what to answer with
 */
export async function serveStandIn(files: Record<string, string | ((url: URL) => string)>, hostname = 'maker.localhost'): Promise<StandIn> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://stand-in')
    asked.push(url.pathname)
    // Browsers ask for it by themselves.
    const file = url.pathname === '/favicon.ico' ? '' : files[url.pathname]
    const type = url.pathname.endsWith('.html') ? 'text/html' : 'text/javascript'
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8`, 'access-control-allow-origin': '*' })
    response.end(typeof file === 'function' ? file(url) : file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    asked,
    url: (path) => `http://${hostname}:${port}${path}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  }
}
