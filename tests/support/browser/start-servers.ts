/**
 * The servers under test: the built portal once for each worker, with a database of its own, copied from a template that
 * is seeded once per version of the seed. Tests read a database's address from a file. Answers at one address when all
 * are ready, and ends when one of them does.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/database/embedded.ts'
import { clockSettings } from '../clock/shift-database.ts'
import { clockOffset } from '../clock/suite-clock.ts'
import { demoTemplate } from './demo-template.ts'
import {
  getDatabaseUrlFile,
  getDataDirectory,
  getPort,
  serverCount,
  serversUnderTest,
  templateFile,
  withSuiteClock,
  integrationKey,
} from './portal.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const indexes = Array.from({ length: serverCount }, (_, index) => index)

const cluster = await startEmbeddedDatabase({ directory: path.join(root, '.data/e2e/postgresql'), durable: false })
const template = await demoTemplate(cluster)
mkdirSync(path.dirname(templateFile), { recursive: true })
writeFileSync(templateFile, template)
const servers: ChildProcess[] = []
// It listens once all servers are ready; one of them may end before.
const ready = createServer((_, response) => response.end('ready'))
let isStopping = false
process.once('SIGTERM', () => void stop(0))
process.once('SIGINT', () => void stop(0))
// A run that is killed stops nothing, and its servers would stand in the way of the next one.
const runner = process.ppid
setInterval(() => process.ppid !== runner && void stop(1), 2000).unref()
for (const index of indexes) servers.push(await startServer(index))
await Promise.all(indexes.map((index) => untilHealthy(index)))
ready.listen(Number(new URL(serversUnderTest.readyUrl).port), '127.0.0.1')

async function startServer(index: number): Promise<ChildProcess> {
  const directory = getDataDirectory(index)
  mkdirSync(directory, { recursive: true })
  const url = await copyOfTemplate(cluster, `under_test_${index}`)
  writeFileSync(getDatabaseUrlFile(index), url, { mode: 0o600 })
  const port = getPort(index)
  const server = spawn(process.execPath, ['--env-file=server/production.env', ...withSuiteClock, 'server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      DATABASE_URL: url,
      DATA_DIR: directory,
      LOG_LEVEL: 'warn',
      INTEGRATION_API_KEY: integrationKey,
      DEMO: 'true',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  server.once('exit', () => {
    process.off('exit', kill)
    if (!isStopping) void stop(1)
  })
  return server
}

async function copyOfTemplate({ url, adminUrl }: EmbeddedDatabase, name: string): Promise<string> {
  const copy = new URL(url)
  const owner = copy.pathname.slice(1)
  const maintenance = new pg.Client({ connectionString: adminUrl('postgres') })
  await maintenance.connect()
  await maintenance.query(`drop database if exists ${name} with (force)`)
  await maintenance.query(`create database ${name} owner ${owner} template ${template}`)
  await maintenance.query(clockSettings(name, clockOffset()))
  await maintenance.end()
  copy.pathname = name
  return copy.href
}

async function untilHealthy(index: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${getPort(index)}/academic-services/healthz`).catch(() => null)
    if (answer?.ok || isStopping) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function stop(code: number): Promise<void> {
  isStopping = true
  ready.close()
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          if (server.exitCode !== null || server.signalCode !== null) return resolve()
          server.once('exit', () => resolve())
          server.kill('SIGTERM')
        }),
    ),
  )
  await cluster.stop()
  process.exit(code)
}
