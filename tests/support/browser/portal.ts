import { fileURLToPath } from 'node:url'
import { clockOffset } from '../clock/suite-clock.ts'

/** Each worker of Playwright or Vitest has a server and a database of its own, so that tests share nothing that runs beside them. */
export const serverCount = 2

/** Which of them this process uses; the first one outside a worker. */
const serverIndex = Number(process.env.TEST_PARALLEL_INDEX ?? Number(process.env.VITEST_POOL_ID ?? 1) - 1) % serverCount

const firstPort = Number(process.env.TEST_PORT ?? 3900)

/** Where a server listens; its metrics are on the next port, and servers that its tests start on those after it. */
export const getPort = (index: number) => firstPort + index * 40

/** Where the server under test of this worker listens. */
export const portalPort = getPort(serverIndex)

/** A port for one more server of this worker; each index is one test's. */
export const portFor = (index: number) => portalPort + 10 + index * 2

/** Data of a server, and the address of its database. */
export const getDataDirectory = (index: number) => fileURLToPath(new URL(`../../../.data/e2e/${index}`, import.meta.url))
export const getDatabaseUrlFile = (index: number) => `${getDataDirectory(index)}/database-url`

/** Holds the name of the database that those under test are copies of. */
export const templateFile = fileURLToPath(new URL('../../../.data/e2e/template', import.meta.url))

/** Holds the address of the database under test of this worker. */
export const databaseUrlFile = getDatabaseUrlFile(serverIndex)

/** Runs a program with the clock of the run. */
export const withSuiteClock = ['--import', new URL('../clock/shift-process.ts', import.meta.url).href]

/** What the embedded integration module asks its callers for. */
export const integrationKey = 'key-of-the-integration-module'

/** How the servers under test are started, for Playwright and Vitest alike; one address answers once all of them are ready. */
export const serversUnderTest = {
  entry: 'tests/support/browser/start-servers.ts',
  readyUrl: `http://127.0.0.1:${firstPort - 1}/`,
  get env() {
    return { TEST_CLOCK_OFFSET: String(clockOffset()) }
  },
}

export const hosts = { aurora: 'aurora.localhost', ipe: 'ipe.localhost', mar: 'mar.localhost', operation: 'operacao.localhost' } as const

/** Address of a page on a tenant's hostname. */
export function portalUrl(path: string, host: string = hosts.aurora, port = portalPort): string {
  return `http://${host}:${port}/academic-services${path}`
}
