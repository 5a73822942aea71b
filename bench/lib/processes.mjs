import { execFile, spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** Pins the load generator away from the servers' core. */
export function pinLoad() {
  if (canPin) spawnSync('taskset', ['-p', '-c', '1', String(process.pid)])
  return canPin
}

/** No server outlives this process. */
const children = new Set()
process.once('exit', () => {
  for (const child of children) child.kill('SIGTERM')
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Starts a server on the first core and waits for its first response. Returns a function that stops it. */
export async function startServer(args, { cwd, env = {}, url }) {
  const command = canPin ? ['taskset', '-c', '0', process.execPath, ...args] : [process.execPath, ...args]
  const child = spawn(command[0], command.slice(1), {
    cwd,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.add(child)
  const ended = new Promise((resolve) => child.once('exit', resolve)).then(() => children.delete(child))
  for (const until = Date.now() + 120_000; ; ) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended at once`)
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      break
    if (Date.now() > until) throw new Error(`${url} did not answer`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/** Runs a program on the load's core while the servers are idle. Returns its stdout. */
export async function startedAlone(args, { cwd }) {
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 24,
  })
  return stdout
}
