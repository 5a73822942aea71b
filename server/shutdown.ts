import type { Server } from 'node:http'
import type { Logger } from 'pino'

/** How long kept connections are told to end, in milliseconds: closing them at once would cut requests on their way. */
const farewell = 500
/** How long requests under way may take to finish. */
const timeoutMs = 15_000

/**
 * On Ctrl-C or SIGTERM: asks kept connections to end, takes no new ones, lets requests under way finish, then
 * closes the rest in order.
 *
 * @param endStreams ends what would otherwise last as long as its reader
 * @param closers what to close once no request is left, one after the other
 */
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
    await new Promise((resolve) => setTimeout(resolve, farewell))
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
