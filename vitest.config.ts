import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{api,server,services,src,design-system}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'database',
          include: ['{server,services,src,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/support/postgres.global.ts'],
          environment: 'node',
          // A cold database answers slowly on small machines.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
