import { defineConfig } from 'vitest/config'

/** Builds the portal twice. Not part of `npm test`. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/growth/**/*.growth.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 1_800_000,
  },
})
