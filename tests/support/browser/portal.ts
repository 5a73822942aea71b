import { fileURLToPath } from 'node:url'

/** Where the server under test listens; its metrics are on the next port. */
export const portalPort = Number(process.env.TEST_PORT ?? 3900)

/** How the server under test is started, for Playwright and Vitest alike. */
export const serverUnderTest = {
  entry: 'tests/support/browser/start-server.ts',
  healthUrl: `http://localhost:${portalPort}/academic-services/healthz`,
  env: { PORT: String(portalPort), METRICS_PORT: String(portalPort + 1), LOG_LEVEL: 'warn', DEMO: 'true' },
} as const

/** Holds the address of the database under test. */
export const databaseUrlFile = fileURLToPath(new URL('../../../.data/e2e/database-url', import.meta.url))

export const hosts = { aurora: 'aurora.localhost', ipe: 'ipe.localhost', mar: 'mar.localhost', operation: 'operacao.localhost' } as const

/** Address of a page on a tenant's hostname. */
export function portalUrl(path: string, host: string = hosts.aurora, port = portalPort): string {
  return `http://${host}:${port}/academic-services${path}`
}
