import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StandIn {
  /** URL of a file, under a hostname that resolves to this machine. */
  url(path: string): string
  port: number
  asked: string[]
  stop(): Promise<void>
}

/** Serves another origin over HTTP: HTML for paths that end in `.html`, JavaScript for others. */
export async function serveStandIn(files: Record<string, string | ((url: URL) => string)>, hostname = 'maker.localhost'): Promise<StandIn> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://stand-in')
    asked.push(url.pathname)
    // Browsers request it by themselves.
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
