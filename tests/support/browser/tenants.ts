import type pg from 'pg'
import type { SupportSetting } from '../../../api/integration.ts'
import { inTenant } from '../../../services/platform/database.ts'
import { newId } from './new-id.ts'

export interface TestTenant {
  id: number
  host: string
  /** A student with the demo's password. */
  username: string
}

export async function addTenant(
  pool: pg.Pool,
  support: Pick<SupportSetting, 'type' | 'position' | 'cellphone' | 'template'> & { sectors: string[]; features?: string[] },
): Promise<TestTenant> {
  const id = await newId(pool)
  const host = `teste-${id}.localhost`
  const username = `pessoa.${id}`
  await pool.query(
    `insert into settings.tenant select (jsonb_populate_record(t, jsonb_build_object('id', $1::int, 'name', 'Escola Teste', 'alias', $2::text))).* from settings.tenant t where id = 1`,
    [id, host],
  )
  await pool.query(`insert into settings.institution (id, tenant_id, name, alias) values ($1, $1, 'Unidade', 'unidade')`, [id])
  await pool.query(
    `insert into settings.application
     select (jsonb_populate_record(a, jsonb_build_object('hostname', $2::text, 'tenant_id', $1::int, 'safea_version', 'v2', 'features', $3::jsonb))).*
     from settings.application a where hostname = 'aurora.localhost'`,
    [id, host, JSON.stringify((support.features ?? []).map((alias) => ({ alias })))],
  )
  const { rows } = await inTenant(pool, 1, ({ client }) =>
    client.query(`select password_hash, timezone, accessibility from users.account where tenant_id = 1 and username = 'ana.souza'`),
  )
  const { password_hash, timezone, accessibility } = rows[0]
  await inTenant(pool, id, async ({ client }) => {
    await client.query(
      `insert into users.account (id, tenant_id, username, name, password_hash, timezone, accessibility) values ($1, $1, $2, 'Pessoa Teste', $3, $4, $5)`,
      [id, username, password_hash, timezone, accessibility],
    )
    await client.query(
      `insert into users.membership (id, tenant_id, account_id, institution_id, name, profile, permissions) values ($1, $1, $1, $1, 'Aluno', 'STUDENT', '{}')`,
      [id],
    )
    await client.query(
      `insert into integration.support_setting (id, tenant_id, type, position, title, subtitle, cellphone, message, template, sectors) values ($1, $1, $2, $3, 'Fale com a escola', 'Até as 18h', $4, 'Olá & até já', $5, $6)`,
      [id, support.type, support.position, support.cellphone, support.template, support.sectors],
    )
  })
  return { id, host, username }
}
