import type pg from 'pg'
import { pino } from 'pino'
import { beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { inTenant } from '../../platform/database.ts'
import { createListener } from '../../platform/listener.ts'
import { getStatements } from '../../platform/testing/statements.ts'
import { seedPeople } from '../../../demo/people.ts'
import { seedSettings } from '../../../demo/settings.ts'
import { type AccountMemory, createAccountMemory } from './account-memory.ts'

let pool: pg.Pool
let accounts: AccountMemory

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedSettings(pool)
  await seedPeople(pool, new Date('2026-11-21T12:00:00Z'))
  const listener = createListener(pool, pino({ level: 'silent' }))
  await listener.ready()
  accounts = createAccountMemory(pool, listener)
  return async () => {
    accounts.close()
    await listener.close()
  }
})

const change = (statement: string) => inTenant(pool, 1, ({ client }) => client.query(statement))

test('an account is read once', async () => {
  await accounts.find(1, 1002)
  expect(await getStatements(async () => void (await accounts.find(1, 1002)))).toEqual([])
  expect(await accounts.find(2, 1002)).toBeNull()
})

test.each([
  ['name', `update users.account set name = 'Outro Nome' where id = 1002`, { name: 'Outro Nome' }],
  [
    'role',
    `update users.membership set permissions = '{"OPERATION": ["x"]}' where account_id = 1002`,
    { memberships: [{ permissions: { OPERATION: ['x'] } }, {}, {}] },
  ],
  ['roles', `delete from users.membership where account_id = 1002`, { memberships: [] }],
])('a %s that another process changes is seen', async (_, statement, expected) => {
  expect(await accounts.find(1, 1002)).not.toMatchObject(expected)
  await change(statement)
  await vi.waitFor(async () => expect(await accounts.find(1, 1002)).toMatchObject(expected))
})

test('somebody unknown is looked for again', async () => {
  expect(await accounts.find(1, 777_777)).toBeNull()
  await change(`insert into users.account (id, tenant_id, username, name, timezone, accessibility)
    select 777777, tenant_id, 'novo', 'Novo', timezone, accessibility from users.account where id = 1002`)
  expect(await accounts.find(1, 777_777)).toMatchObject({ name: 'Novo', memberships: [] })
})
