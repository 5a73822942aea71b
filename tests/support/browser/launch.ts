import type { Page } from '@playwright/test'
import type pg from 'pg'
import { appConfig } from '../../../app.config.ts'
import type { TokenHolder } from '../../../services/identity/single-tokens/single-token.ts'
import { getLaunchToken } from './people.ts'
import { portalPort, portalUrl } from './portal.ts'
import { ask, getSessionCookie } from './server-functions.ts'

/**
 * Signs in by an address with a token, and by the answer of the person who is asked.
 *
 * @returns the session's cookie as `name=value`; undefined when the portal takes no such addresses
 */
export async function sessionByLaunch(
  pool: pg.Pool,
  { host, port = portalPort }: { host: string; port?: number | undefined },
  holder: Omit<TokenHolder, 'method'>,
): Promise<string | undefined> {
  const token = await getLaunchToken(pool, holder)
  const asked = await ask({ host, port, method: 'GET', path: `/?tokenId=${token}`, headers: { accept: 'text/html' } })
  const cookie = [asked.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0]!)
    .find((pair) => pair.startsWith(`${appConfig.session.cookie}-launch=`))
  if (!cookie) return undefined
  const origin = `http://${host}:${port}`
  const entered = await ask({ host, port, method: 'POST', path: '/auth/launch/enter', cookie, headers: { origin, accept: 'text/html' } })
  const opened = getSessionCookie(entered)
  if (opened) await getProveIdentity(pool, holder)
  return opened
}

/** As if the person had just proven who they are, for as long as their sessions live: a launch itself proves nothing. */
export async function getProveIdentity(pool: pg.Pool, { tenantId, userId }: Pick<TokenHolder, 'tenantId' | 'userId'>): Promise<void> {
  await pool.query(`update portal.session set proven_at = '9999-01-01' where tenant_id = $1 and user_id = $2`, [tenantId, userId])
}

/** The same in a browser with pages. @param path with a query or without */
export async function openByLaunch(
  page: Page,
  pool: pg.Pool,
  host: string,
  holder: Omit<TokenHolder, 'method'>,
  path = '/',
): Promise<void> {
  const token = await getLaunchToken(pool, holder)
  await page.goto(portalUrl(`${path}${path.includes('?') ? '&' : '?'}tokenId=${token}`, host))
  await page.getByRole('button', { name: /^Entrar como / }).click()
  await page.waitForURL(({ pathname }) => !pathname.includes('/auth/launch'))
  await getProveIdentity(pool, holder)
}
