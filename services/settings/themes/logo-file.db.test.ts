import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { createLogoFiles } from './logo-file.ts'

let pool: pg.Pool
let logoOf: ReturnType<typeof createLogoFiles>
const publicFolder = fileURLToPath(new URL('../../../public/', import.meta.url))

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  logoOf = createLogoFiles({ pool, basePath: '/academic-services', publicFolder })
})

it('is the tenant’s where the institution has none of its own', async () => {
  const logo = await logoOf({ tenantId: 1, institutionId: 11 })
  expect(logo).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(Buffer.from(logo!.split(',')[1]!, 'base64').toString()).toContain('<title>Universidade Aurora</title>')
  expect(await logoOf({ tenantId: 2, institutionId: null })).not.toBe(logo)
})

it('is none for tenants that there are not, and never a file elsewhere', async () => {
  expect(await logoOf({ tenantId: 77, institutionId: null })).toBeNull()
  await pool.query(`update settings.institution set logo = '/academic-services/../package.svg' where id = 12`)
  expect(await logoOf({ tenantId: 1, institutionId: 12 })).toBeNull()
  await pool.query(`update settings.institution set logo = 'http://127.0.0.1/logo.svg' where id = 31`)
  expect(await logoOf({ tenantId: 3, institutionId: 31 })).toBeNull()
})
