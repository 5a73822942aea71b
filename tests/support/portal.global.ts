import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serversUnderTest } from './browser/portal.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Milliseconds; a slow machine seeds the demo world first. It only ends a start that hangs. */
const startTimeoutMs = 300_000

/** Runs the built servers, each with a database of its own, for as long as the tests that call them. */
export default async function setup() {
  if (!existsSync(`${root}dist/server/server.js`)) throw new Error('The portal is not built: run `node scripts/prepare.mjs build` first')
  if (await isReady()) throw new Error(`Other servers are left at ${serversUnderTest.readyUrl}`)
  const server = spawn(process.execPath, [serversUnderTest.entry], {
    cwd: root,
    env: { ...process.env, ...serversUnderTest.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  for (const until = Date.now() + startTimeoutMs; !(await isReady()); ) {
    if (server.exitCode !== null || Date.now() > until) {
      kill()
      throw new Error('The servers under test did not become ready')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return async () => {
    server.kill('SIGTERM')
    await ended
    process.off('exit', kill)
  }
}

async function isReady(): Promise<boolean> {
  const response = await fetch(serversUnderTest.readyUrl, { signal: AbortSignal.timeout(5000) }).catch(() => null)
  return response?.ok ?? false
}
