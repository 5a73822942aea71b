import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Clock } from '../../platform/clock.ts'
import { providerCookie, resumedParameter } from '../provider/oidc-provider.ts'
import { parseSubject } from '../provider/subject.ts'

type Env = { Bindings: HttpBindings }

interface LateOptions {
  clock: Clock
  issuer: string
  cookieKey: string
}

/** Seconds within which a restarted sign-in has to arrive. */
const resumeWithin = 60

const now = ({ clock }: LateOptions) => Math.floor(clock.now().getTime() / 1000)

/** Returns the parameters in the page's address, which repeats the authorize request so that it outlives what the provider stores. */
export const readQueryParameters = (c: Context<Env>): Record<string, string> => c.req.query()

/** Returns the URL that restarts the request; null right after a restart, which means that the browser does not keep cookies. */
export function resumeUrl(c: Context<Env>, options: LateOptions): string | null {
  const asked = new URL(c.req.url).searchParams
  if (!asked.has('client_id') || now(options) - Number(asked.get(resumedParameter) ?? 0) < resumeWithin) return null
  asked.set(resumedParameter, String(now(options)))
  return `${new URL(options.issuer).pathname}/auth?${asked}`
}

/** Keeps a sign-in whose page has expired for the page that replaces it. */
export const keepLateSignIn = (c: Context<Env>, options: LateOptions, accountId: string) =>
  setSignedCookie(c, providerCookie(options.issuer, 'idp_late'), `${accountId}.${now(options)}`, options.cookieKey, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: options.issuer.startsWith('https:'),
    maxAge: resumeWithin,
  })

/** Takes the kept sign-in; null if there is none, it is too old, or it belongs to another tenant. */
export async function takeLateSignIn(
  c: Context<Env>,
  options: LateOptions,
  tenantId: number,
): Promise<{ accountId: string; ts: number } | null> {
  const name = providerCookie(options.issuer, 'idp_late')
  const value = await getSignedCookie(c, options.cookieKey, name)
  if (!value) return null
  deleteCookie(c, name, { path: '/', secure: options.issuer.startsWith('https:') })
  const [accountId, at] = value.split('.')
  const ts = Number(at)
  return now(options) - ts <= resumeWithin && parseSubject(accountId!)?.tenantId === tenantId ? { accountId: accountId!, ts } : null
}
