import { formatter } from '@lingui/format-po'
import { defineConfig } from '@lingui/cli'
import { appConfig } from './app.config.ts'

export default defineConfig({
  sourceLocale: appConfig.defaultLocale,
  locales: [...appConfig.locales],
  // The frame of every page in one catalog, each area in its own: pages load the words that they show.
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src'], exclude: ['<rootDir>/src/features/**'] },
    { path: '<rootDir>/locales/{name}/{locale}', include: ['<rootDir>/src/features/{name}/'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
