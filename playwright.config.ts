import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'
import { browserFlags } from './tests/support/browser/flags.ts'
import { portalPort, serverCount, serversUnderTest } from './tests/support/browser/portal.ts'

/** Runs against the built server, as in production. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: serverCount,
  // Limits only end what hangs: a machine that is ten times slower passes too, since no test waits for another's server.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    [path.join(import.meta.dirname, 'tests/support/browser/time-report.ts'), { file: 'test-results/browser-times.json' }],
    ...(process.env.BROWSER_TEST_REPORT ? [['json', { outputFile: process.env.BROWSER_TEST_REPORT }] as const] : []),
  ],
  use: {
    baseURL: `http://aurora.localhost:${portalPort}/academic-services/`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Tracing every test costs a fifth of the run time; rerun a failing test with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: browserFlags,
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], locale: 'pt-BR', viewport: { width: 1440, height: 900 } },
    },
    // What a phone's layout changes: menus, cards in place of tables, touch, what is fixed to an edge.
    // A student's longer journeys run here alone, those of staff on a desktop alone (docs/decisions/0031-tests-by-level.md).
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Desktop Chrome'], locale: 'pt-BR', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    cwd: import.meta.dirname,
    command: `exec node ${serversUnderTest.entry}`,
    url: serversUnderTest.readyUrl,
    env: serversUnderTest.env,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
