import { defineConfig } from 'drizzle-kit'

/** Usage: `SERVICE=financial npx drizzle-kit generate` writes the migration of one service's schema. */
const service = process.env.SERVICE
if (!service) throw new Error('Set SERVICE to the folder of a service, to portal or to sandbox')
const elsewhere: Record<string, string> = { portal: './src/request/session', sandbox: './demo/sandbox' }
const folder = elsewhere[service] ?? `./services/${service}`

export default defineConfig({
  dialect: 'postgresql',
  schema: `${folder}/**/*.schema.ts`,
  out: `${folder}/migrations`,
})
