import { fileURLToPath } from 'node:url'
import panda from '@pandacss/dev/postcss'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/browser.mjs'
import { browserFlags } from './tests/support/browser/flags.ts'
import { serverCount } from './tests/support/browser/portal.ts'
import { clockOffset } from './tests/support/clock/suite-clock.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Milliseconds after which a test is ended that hangs: far beyond what the slowest takes on a busy machine. */
const hangs = 300_000

/** A second, the default, is short for a busy machine: only what hangs is ended. */
const patience = { poll: { timeout: 20_000 } }

// Workers inherit the run's clock.
clockOffset()

export default defineConfig({
  test: {
    // One worker for each core: by default one core is left to the main process, which has little to do.
    maxWorkers: serverCount,
    projects: [
      {
        plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: 'unit',
          include: [
            '{api,class-selection,demo,form-engine,server,services,src,design-system}/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.{db,mocked}.test.{ts,tsx}', '**/node_modules/**'],
          environment: 'node',
          setupFiles: ['tests/support/clock/shift-process.ts', 'tests/support/unit.ts'],
          isolate: false,
          testTimeout: hangs,
        },
      },
      {
        plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: 'mocked',
          setupFiles: ['tests/support/clock/shift-process.ts'],
          // Of the others, a file may have loaded what another replaces.
          include: ['{server,src}/**/*.mocked.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: hangs,
        },
      },
      {
        test: {
          name: 'database',
          expect: patience,
          include: ['{demo,server,services,src,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/support/postgres.global.ts'],
          setupFiles: ['tests/support/clock/shift-process.ts', 'tests/support/database.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
      {
        test: {
          name: 'http',
          expect: patience,
          setupFiles: ['tests/support/clock/shift-process.ts'],
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/portal.global.ts'],
          environment: 'node',
          // Files share nothing that a fresh copy of every module would protect.
          isolate: false,
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
      {
        test: {
          name: 'attack',
          expect: patience,
          setupFiles: ['tests/support/clock/shift-process.ts'],
          include: [
            'tests/attack/**/*.test.ts',
            'tests/http/{authorisation,failures,hostile-input,policy,route-authorisation,security}.test.ts',
          ],
          globalSetup: ['tests/support/portal.global.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
      {
        css: { postcss: { plugins: [panda() as never] } },
        // Read by .storybook/preview.tsx.
        define: { 'import.meta.env.STORY_TESTS': 'true' },
        plugins: [react(), storybookTest({ configDir: `${root}.storybook` })],
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@storybook/addon-a11y/preview',
            'axe-core',
            'lucide-react',
            'storybook/test',
            '@ark-ui/react/*',
            '@internationalized/date',
            '@tanstack/react-table',
            'bwip-js/browser',
            'date-fns',
            'qrcode',
          ],
        },
        test: {
          name: 'stories',
          // One page draws all files of a worker.
          isolate: false,
          testTimeout: hangs,
          hookTimeout: hangs,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: 600_000,
            viewport: { width: 1024, height: 768 },
            provider: playwright({
              launchOptions: { executablePath: findBrowser() ?? undefined, args: browserFlags },
              contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', deviceScaleFactor: 1 },
            }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                timeout: 60_000,
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.01 },
                resolveScreenshotPath: ({ arg, ext }) => `${root}design-system/pictures/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
})
