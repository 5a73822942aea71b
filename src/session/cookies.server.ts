import { parse, serialize } from 'hono/utils/cookie'
import { appConfig } from '#config'

const { cookie: sessionCookie, absoluteLifetime } = appConfig.session

/** Begins a sign-in in this browser; gone as soon as the sign-in is over. */
export const signInCookie = '__Host-academic-services-signin'
/** The language chosen on this browser, before anybody signs in. */
export const localeCookie = 'academic-services-locale'

const secret = { httpOnly: true, secure: true, path: '/', sameSite: 'Lax' } as const

export const readCookies = (request: Request) => parse(request.headers.get('cookie') ?? '')
export const sessionSecretOf = (request: Request) => readCookies(request)[sessionCookie] ?? null

export const sessionCookieHeader = (value: string) => serialize(sessionCookie, value, { ...secret, maxAge: absoluteLifetime })
export const clearedSessionCookie = () => serialize(sessionCookie, '', { ...secret, maxAge: 0 })
export const signInCookieHeader = (value: string) => serialize(signInCookie, value, { ...secret, maxAge: 600 })
export const clearedSignInCookie = () => serialize(signInCookie, '', { ...secret, maxAge: 0 })
export const localeCookieHeader = (locale: string) =>
  serialize(localeCookie, locale, { secure: true, path: appConfig.basePath, sameSite: 'Lax', maxAge: 31_536_000 })
