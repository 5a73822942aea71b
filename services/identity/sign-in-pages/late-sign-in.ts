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

/** Seconds within which a sign-in that began again has to arrive. */
const resumeWithin = 60

const now = ({ clock }: LateOptions) => Math.floor(clock.now().getTime() / 1000)

/** What the page was asked for: its address repeats the authorize request, so that it outlives what the provider stores. */
export const readQueryParameters = (c: Context<Env>): Record<string, string> => c.req.query()

/** Where the same request begins again; null right after it did, which means that the browser keeps no cookies. */
export function resumeUrl(c: Context<Env>, options: LateOptions): string | null {
  const asked = new URL(c.req.url).searchParams
  if (!asked.has('client_id') || now(options) - Number(asked.get(resumedParameter) ?? 0) < resumeWithin) return null
  asked.set(resumedParameter, String(now(options)))
  return `${new URL(options.issuer).pathname}/auth?${asked}`
}

/** Keeps a sign-in whose page is over for the page that takes its place. */
export const keepLateSignIn = (c: Context<Env>, options: LateOptions, accountId: string) =>
  setSignedCookie(c, providerCookie(options.issuer, 'idp_late'), `${accountId}.${now(options)}`, options.cookieKey, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: options.issuer.startsWith('https:'),
    maxAge: resumeWithin,
  })

/** Takes it; null without one, when it is too old, or for somebody of another tenant. */
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
