import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { inTenant } from './database.ts'
import { tenantsWhere } from './each-tenant.ts'
import { getStatements } from './testing/statements.ts'

let pool: pg.Pool

const insert = (tenantId: number, name: string) =>
  inTenant(pool, tenantId, ({ client }) =>
    client.query(
      `insert into users.account (id, tenant_id, username, name, timezone, accessibility) values ($1, $2, $3, $3, 'America/Sao_Paulo', '{}')`,
      [tenantId, tenantId, name],
    ),
  )

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await Promise.all([insert(1, "d'Ávila $1"), insert(2, 'Bruno'), insert(3, 'Bruno')])
})

const named = (name: string) => (tenantId: number) =>
  sql`exists (select from users.account where tenant_id = ${tenantId} and name = ${name} and ${new Date('2026-01-01')}::timestamptz < now())`

test('each tenant is asked for its own rows, in one message', async () => {
  const ask = () => tenantsWhere(pool, [3, 1, 2, 4], named('Bruno'))
  expect(await ask()).toEqual([3, 2])
  expect(await getStatements(ask)).toHaveLength(1)
  expect(await tenantsWhere(pool, [1, 2], named("d'Ávila $1"))).toEqual([1])
  expect(await tenantsWhere(pool, [], named('Bruno'))).toEqual([])
})

test('nobody reads the rows of another tenant, whatever the condition asks for', async () => {
  expect(await tenantsWhere(pool, [1, 2, 3], () => sql`exists (select from users.account where tenant_id = 2)`)).toEqual([2])
})

test('a statement that fails leaves the connection as it was', async () => {
  await expect(tenantsWhere(pool, [1, 2], () => sql`1 / 0 = 1`)).rejects.toThrow('division by zero')
  const { rows } = await pool.query<{ tenant: string | null }>(`select current_setting('app.tenant_id', true) as tenant`)
  expect(rows[0]!.tenant || null).toBeNull()
  expect(await tenantsWhere(pool, [2], named('Bruno'))).toEqual([2])
  await expect(tenantsWhere(pool, [1], () => sql`${{}} is null`)).rejects.toThrow(TypeError)
})
