import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { inTenant } from '../../services/platform/database.ts'
import { demoEnrollments } from '../../demo/financial-demo-people.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim()

/** The build of a day before the newest change, and those whose data once kept a later build from starting. */
const earlierBuilds = async () => [
  await git(
    'rev-list',
    '-1',
    `--before=${await git('log', '-1', '--format=%cd', '--date=iso-strict', '--date=format:%s').then((at) => Number(at) - 86_400)}`,
    'HEAD',
  ),
  'c7192ef8',
]

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
  await git('worktree', 'prune')
})

/** Lays, or brings up to date, the demo of a folder with a build's own code. */
const seed = (build: string, data: string) =>
  run(process.execPath, ['scripts/seed.mjs', '--debts', '2000'], { cwd: build, env: { ...process.env, DATA_DIR: data } })

test.each(await earlierBuilds())('the data folder of build %s is brought up to date, and once more', async (commit) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'upgrade-'))
  folders.push(folder)
  const [build, data] = [path.join(folder, 'build'), path.join(folder, 'data')]
  await git('worktree', 'add', '--detach', build, commit)
  await symlink(path.join(root, 'node_modules'), path.join(build, 'node_modules'))
  await seed(build, data)
  await seed(root, data)
  await seed(root, data)

  const database = await openDatabase(undefined, data, () => undefined)
  const enrolled = await inTenant(database.pool, 1, ({ client }) =>
    client.query<{ enrollment_id: number }>('select enrollment_id from financial.enrollment where enrollment_id < 1001 order by 1'),
  )
  const charged = await inTenant(database.pool, 1, ({ client }) =>
    client.query<{ count: number }>(
      'select count(distinct enrollment_id)::int as count from financial.reenrollment_charge join financial.debt using (reenrollment_id)',
    ),
  )
  await database.close()
  expect(enrolled.rows.map((row) => row.enrollment_id)).toEqual(
    demoEnrollments.filter(({ tenantId }) => tenantId === 1).map(({ enrollmentId }) => enrollmentId),
  )
  expect(charged.rows[0]!.count).toBeGreaterThan(0)
})
