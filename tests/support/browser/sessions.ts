import { createHash } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import type pg from 'pg'
import { appConfig } from '../../../app.config.ts'
import { inTenant } from '../../../services/platform/database.ts'
import { sessionByLaunch } from './launch.ts'
import { hosts, portalPort } from './portal.ts'
import { ask } from './server-functions.ts'

interface Wanted {
  host: string
  username: string
  port?: number | undefined
}

/**
 * Opens a session for somebody of a hostname without their password. The portal makes it, at a twin of the hostname that
 * takes tokens from addresses; then it is moved to the hostname itself.
 *
 * @returns the value of the session's cookie
 */
export async function openSession(pool: pg.Pool, { host, username, port = portalPort }: Wanted): Promise<string> {
  const twin = `teste-sessoes.${host}`
  await pool.query(
    `insert into settings.application
     select (jsonb_populate_record(a, jsonb_build_object('hostname', $2::text, 'safea_version', 'migrating'))).* from settings.application a where hostname = $1
     on conflict do nothing`,
    [host, twin],
  )
  const { rows: applications } = await pool.query<{ tenant_id: number }>(
    'select coalesce(tenant_id, 0) as tenant_id from settings.application where hostname = $1',
    [host],
  )
  const tenantId = applications[0]!.tenant_id
  const { rows: accounts } = await inTenant(pool, tenantId, ({ client }) =>
    client.query<{ id: number }>('select id from users.account where username = $1', [username]),
  )
  if (!accounts[0]) throw new Error(`${host} knows nobody called ${username}`)
  const cookie = await sessionByLaunch(pool, { host: twin, port }, { tenantId, userId: accounts[0].id, choice: null })
  const secret = cookie?.slice(appConfig.session.cookie.length + 1)
  if (!secret) throw new Error(`No session for ${username} at ${host}`)
  await pool.query('update portal.session set hostname = $2 where id_hash = $1', [createHash('sha256').update(secret).digest(), host])
  return secret
}

/** Waits until a browser's session opens nothing any more: a process remembers one that was ended for up to a second. */
export async function sessionEndedCode(context: BrowserContext, host: string = hosts.aurora): Promise<void> {
  const kept = (await context.cookies()).find(({ name, domain }) => name === appConfig.session.cookie && domain === host)
  const cookie = kept && `${kept.name}=${kept.value}`
  const status = async () => (await ask({ host, method: 'GET', path: '/my-account', cookie, headers: { accept: 'text/html' } })).status
  await expect.poll(status).not.toBe(200)
}
