import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { databaseUrlFile, withSuiteClock } from './portal.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface OtherServer {
  port: number
  /** Base address of a service that this process embeds. */
  service(name: string): string
  stop(): Promise<void>
  /** Ends it at once, without a chance to finish. */
  kill(): Promise<void>
  /** Everything it wrote to its log. */
  said(): string
}

/**
 * Starts one more process on the database and the secrets of the server under test.
 *
 * @param environment what is to be different
 * @param entry the program to run
 * @throws Error when it ends or does not become ready, or something else listens there
 */
export async function startOtherServer(port: number, environment: Record<string, string>, entry = 'server/main.ts'): Promise<OtherServer> {
  if (await isHealthy(port)) throw new Error(`Another server is left on port ${port}`)
  const child = spawn(process.execPath, ['--env-file=server/production.env', ...withSuiteClock, entry], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      DATABASE_URL: readFileSync(databaseUrlFile, 'utf8'),
      DATA_DIR: path.dirname(databaseUrlFile),
      LOG_LEVEL: 'silent',
      DEMO: 'true',
      // What waits to be sent belongs to the server under test: mails of another would lead to its address.
      JOBS: 'false',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that fails may not come to its own stop.
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = async () => {
    for (const until = Date.now() + 180_000; Date.now() < until && child.exitCode === null; ) {
      if (await isHealthy(port)) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    child.kill()
    throw new Error(`The other server did not become ready: ${said}`)
  }
  await ready()
  return {
    port,
    service: (name) => `http://127.0.0.1:${port}/academic-services/services/${name}`,
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
    kill: async () => {
      kill()
      await ended
    },
  }
}

async function isHealthy(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/academic-services/healthz`, { signal: AbortSignal.timeout(5000) }).catch(
    () => null,
  )
  return response?.ok ?? false
}
