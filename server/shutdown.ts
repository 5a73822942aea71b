import type { Server } from 'node:http'
import type { Logger } from 'pino'

/** Milliseconds during which kept-alive connections get `connection: close`; closing at once would abort requests. */
const drainMs = 500
/** Milliseconds for requests in progress to finish. */
const timeoutMs = 15_000

/** Graceful shutdown on SIGINT and SIGTERM. @param endStreams ends long-lived responses @param closers run in order, last */
export function finishOnSignals(server: Server, endStreams: () => void, closers: ReadonlyArray<() => Promise<unknown>>, log: Logger): void {
  let finishing = false
  server.prependListener('request', (_request, response) => {
    if (finishing) response.setHeader('connection', 'close')
  })
  const finish = async (signal: string) => {
    if (finishing) return
    finishing = true
    log.info({ signal }, 'finishing what is under way')
    endStreams()
    await new Promise((resolve) => setTimeout(resolve, drainMs))
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    const late = setTimeout(() => server.closeAllConnections(), timeoutMs)
    await closed
    clearInterval(idle)
    clearTimeout(late)
    for (const close of closers) await close().catch((error: unknown) => log.error({ err: error }, 'closing failed'))
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGINT', (signal) => void finish(signal))
  process.on('SIGTERM', (signal) => void finish(signal))
}
