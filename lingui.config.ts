import { formatter } from '@lingui/format-po'
import { defineConfig } from '@lingui/cli'
import { appConfig } from './app.config.ts'

export default defineConfig({
  sourceLocale: appConfig.defaultLocale,
  locales: [...appConfig.locales],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
