import { defineConfig } from 'drizzle-kit'

/** `SERVICE=financial npx drizzle-kit generate` writes the migration of one service's schema. */
const service = process.env.SERVICE
if (!service) throw new Error('Set SERVICE to the folder of a service, or to portal')
const store = service === 'portal' ? './src/auth/session/store' : `./services/${service}/store`

export default defineConfig({
  dialect: 'postgresql',
  ...(service === 'financial'
    ? { schema: './services/financial/**/*.schema.ts', out: './services/financial/migrations' }
    : { schema: [`${store}/schema.ts`, `${store}/*-schema.ts`], out: `${store}/migrations` }),
})
