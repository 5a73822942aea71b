import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'
import { browserFlags } from './tests/support/browser/flags.ts'
import { portalPort } from './tests/support/browser/portal.ts'

/** Runs against the built server, as in production. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/pseudo/build.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env.BROWSER_TEST_REPORT ? [['json', { outputFile: process.env.BROWSER_TEST_REPORT }] as const] : [])],
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
    { name: 'desktop', use: { ...devices['Desktop Chrome'], locale: 'pt-BR', viewport: { width: 1440, height: 900 } } },
    // Tests tagged @once do not depend on the screen size.
    {
      name: 'phone',
      grepInvert: /@once/,
      use: { ...devices['Desktop Chrome'], locale: 'pt-BR', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'exec node --env-file=server/production.env tests/support/browser/start-server.ts',
    url: `http://localhost:${portalPort}/academic-services/healthz`,
    env: { PORT: String(portalPort), METRICS_PORT: String(portalPort + 1), LOG_LEVEL: 'warn', DEMO: 'true' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
