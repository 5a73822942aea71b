import { readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../services/platform/database.ts'
import { sessionByLaunch } from '../support/browser/launch.ts'
import { type OtherServer, startOtherServer } from '../support/browser/other-server.ts'
import { addHostname } from '../support/browser/people.ts'
import { databaseUrlFile, portFor, templateFile } from '../support/browser/portal.ts'
import { clockSettings } from '../support/clock/shift-database.ts'
import { clockOffset, isOrdinaryDay } from '../support/clock/suite-clock.ts'
import { measurePage, measureScripts, mostFiles, type PageCost, type ScriptCost } from '../support/page-cost/measure-page.ts'

const people = { student: 1001, finance: 1101, office: 1102, visitor: null } as const

/** What stands where no page is: the frame. */
const frame = { person: 'student', path: '/nothing-here', status: 404 } as const

interface Page {
  person: keyof typeof people
  path: string
  status?: number
}

const getPages = (person: Page['person'], paths: readonly string[]): Page[] => paths.map((path) => ({ person, path }))

const pages: readonly Page[] = [
  frame,
  ...getPages('student', [
    '/',
    '/financial/payments',
    '/financial/payments/1',
    '/financial/payment-checkout?debts=1',
    '/financial/contracts',
    '/notifications',
    '/my-requests',
    '/my-account',
    '/academic-situation',
    '/reenrollments',
  ]),
  ...getPages('finance', ['/', '/financial/payments', '/financial/payments/1']),
  ...getPages('office', ['/', '/requests']),
]

/** Of these the scripts alone are in the table. */
const pagesOfScripts: readonly Page[] = [
  ...getPages('student', [
    '/update-data',
    '/financial/statement',
    '/financial/agreements',
    '/financial/agreements/new',
    '/financial/reminders',
    '/financial/invoices',
    '/financial/report-income',
    '/enrollment-student-cards',
    '/enrollment-documents',
    '/enrollment-documents/3',
    '/my-requests/new',
    '/my-requests/new/102',
  ]),
  ...getPages('finance', [
    '/enrollment-student-cards/gate',
    '/enrollment-student-cards/photos',
    '/academic-situation/certificates',
    '/financial/agreements',
    '/financial/received-payments',
    '/financial/reports',
    '/financial/reports?view=received',
  ]),
  ...getPages('visitor', ['/auth/signin', '/auth/password/reset']),
]

const getName = ({ person, path }: Page) => `${person} ${path}`

const tableFile = new URL('page-costs.json', import.meta.url)
const written = JSON.parse(readFileSync(tableFile, 'utf8')) as Record<string, Partial<PageCost>>

/** Share by which a number may differ without meaning anything: sizes hang on the names of files, calls on what the process kept. */
const play: Record<keyof PageCost, number> = {
  statements: 0,
  contractCalls: 0,
  components: 0,
  elements: 0,
  scripts: 0,
  calls: 0.02,
  html: 0.01,
  style: 0.01,
  state: 0.01,
  scriptBytes: 0.01,
}

const database = 'page_costs'
let pool: pg.Pool
let server: OtherServer
const measured: Record<string, PageCost | ScriptCost> = {}

/** A world that no other test changes. @returns its address */
async function ownDatabase(): Promise<string> {
  const url = new URL(readFileSync(databaseUrlFile, 'utf8'))
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`drop database if exists ${database} with (force)`)
  await client.query(`create database ${database} template ${readFileSync(templateFile, 'utf8')}`)
  await client.query(clockSettings(database, clockOffset()))
  await client.end()
  url.pathname = database
  return url.href
}

beforeAll(async () => {
  const url = await ownDatabase()
  pool = createPool(url, 2)
  server = await startOtherServer(portFor(8), { DATABASE_URL: url }, 'tests/support/page-cost/measured-server.ts')
  const host = await addHostname(pool, 1, { safeaVersion: 'migrating' })
  const { port } = server
  const cookies = new Map<string, string | null>()
  for (const [person, userId] of Object.entries(people))
    cookies.set(person, userId === null ? null : (await sessionByLaunch(pool, { host, port }, { tenantId: 1, userId, choice: null }))!)
  const measure = async (some: readonly Page[], how: typeof measurePage | typeof measureScripts) => {
    for (const page of some)
      measured[getName(page)] = await how({ host, port, cookie: cookies.get(page.person) ?? null, status: 200, ...page })
  }
  await measure(pages, measurePage)
  await measure(pagesOfScripts, measureScripts)
  const { PAGE_COSTS: output } = process.env
  if (output) writeFileSync(output === 'write' ? tableFile : output, `${JSON.stringify(measured, null, 2)}\n`)
})
afterAll(async () => {
  await server.stop()
  await pool.end()
})

// The demo world hangs on the day, and the table is of the ordinary one's. A fall is written down, so that it stays.
test.runIf(isOrdinaryDay).each([...pages, ...pagesOfScripts].map(getName))('%s costs what the table says, no more and no less', (name) => {
  const costs = measured[name]!
  expect(Object.keys(written[name] ?? {}).toSorted()).toEqual(Object.keys(costs).toSorted())
  for (const [kind, now] of Object.entries(costs) as [keyof PageCost, number][]) {
    const [share, then] = [play[kind], written[name]![kind]!]
    expect.soft(now, kind).toBeLessThanOrEqual(then * (1 + share))
    expect.soft(now, kind).toBeGreaterThanOrEqual(then * (1 - Math.max(share, 0.02)))
  }
})

test('no page names more files of scripts than browsers fetch in two turns', () => {
  for (const [name, { scripts }] of Object.entries(measured)) expect.soft(scripts, name).toBeLessThanOrEqual(mostFiles)
})
