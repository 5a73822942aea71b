import { defineConfig } from 'drizzle-kit'

/** Usage: `SERVICE=financial npx drizzle-kit generate` writes the migration of one service's schema. */
const service = process.env.SERVICE
if (!service) throw new Error('Set SERVICE to the folder of a service, or to portal')
const folder = service === 'portal' ? './src/request/session' : `./services/${service}`

export default defineConfig({
  dialect: 'postgresql',
  schema: `${folder}/**/*.schema.ts`,
  out: `${folder}/migrations`,
})
