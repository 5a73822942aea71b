import { defineConfig } from 'vitest/config'

/** Earlier builds are taken from the project's history. Not part of `npm test`. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/upgrade/**/*.upgrade.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
