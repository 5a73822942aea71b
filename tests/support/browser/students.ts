import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { addDays } from 'date-fns'
import { addDebt, addEnrollment } from '../../../services/financial/testing/builders.ts'
import type { World } from '../../../services/financial/testing/world.ts'
import { getCivilDate } from '../../../services/platform/clock.ts'
import { createPool, inTenant } from '../../../services/platform/database.ts'
import { newId } from './new-id.ts'
import { databaseUrlFile } from './portal.ts'

/** A student of Universidade Aurora for one test, with two debts. */
export interface TestStudent {
  id: number
  username: string
  name: string
  /** Due in ten days: R$ 1.234,56 without charges or discounts. */
  openDebtId: number
  /** Due five days ago. */
  overdueDebtId: number
}

const tenantId = 1
const institutionId = 11

export function openTestDatabase(): pg.Pool {
  return createPool(readFileSync(databaseUrlFile, 'utf8'), 2)
}

export async function addStudent(pool: pg.Pool): Promise<TestStudent> {
  const id = await newId(pool)
  const username = `aluno.${id}`
  const name = `Aluno Teste ${id}`
  const rows = async <Row extends pg.QueryResultRow>(tenant: number, text: string, values: unknown[] = []) =>
    (await inTenant(pool, tenant, ({ client }) => client.query<Row>(text, values))).rows
  await rows(
    tenantId,
    `insert into users.account (id, tenant_id, username, email, name, password_hash, timezone, accessibility)
     select $2::int, tenant_id, $3, null, $4, password_hash, timezone, accessibility from users.account where tenant_id = $1 and username = 'ana.souza'`,
    [tenantId, id, username, name],
  )
  await rows(
    tenantId,
    `insert into users.membership (id, tenant_id, account_id, institution_id, name, profile, permissions)
     values ($2, $1, $2, $3, 'Aluno', 'STUDENT', '{}')`,
    [tenantId, id, institutionId],
  )
  const world = { pool, rows } as World
  const enrollmentId = await addEnrollment(world, { userId: id, studentName: name, registration: String(id), institutionId })
  // Due dates are civil dates of the institution, where it may still be yesterday.
  const day = (days: number) => getCivilDate(addDays(new Date(), days), 'America/Sao_Paulo')
  const competency = `${day(0).slice(0, 7)}-01`
  const openDebtId = await addDebt(world, { enrollmentId, competency, dueDate: day(10), gross: 123_456 })
  const overdueDebtId = await addDebt(world, { enrollmentId, competency, dueDate: day(-5), gross: 50_000 })
  return { id, username, name, openDebtId, overdueDebtId }
}

/** Adds a role to a user of Universidade Aurora. Returns its id. */
export async function addRole(
  pool: pg.Pool,
  accountId: number,
  { institutionId, name, profile }: { institutionId: number | null; name: string; profile: string },
): Promise<number> {
  const id = accountId + 1
  await inTenant(pool, tenantId, ({ client }) =>
    client.query(
      `insert into users.membership (id, tenant_id, account_id, institution_id, name, profile, permissions) values ($1, $2, $3, $4, $5, $6, '{}')`,
      [id, tenantId, accountId, institutionId, name, profile],
    ),
  )
  return id
}

/** Clears the last chosen role; tenant 0 holds operation users. */
export async function forgetContext(pool: pg.Pool, homeTenantId: number, username: string): Promise<void> {
  await inTenant(pool, homeTenantId, ({ client }) =>
    client.query('update users.account set last_context = null where username = $1', [username]),
  )
}

/** Marks the password as set by staff, so that it must be changed first. */
export async function givePasswordByHand(pool: pg.Pool, accountId: number): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    client.query('update users.account set temporary_password = true where id = $1', [accountId]),
  )
}
