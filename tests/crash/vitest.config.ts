import { defineConfig } from 'vitest/config'

/** Slow on purpose: processes are killed and started again. Not part of `npm test`. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/crash/**/*.crash.test.ts'],
    globalSetup: ['tests/support/postgres.global.ts', 'tests/crash/services.global.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
