import { parse, serialize } from 'hono/utils/cookie'
import { appConfig } from '#config'

const { cookie: sessionCookie, absoluteLifetime } = appConfig.session

/** Begins a sign-in in this browser; gone as soon as the sign-in is over. */
export const signInCookie = '__Host-academic-services-signin'
/**
 * The same for a sign-in by SAML, whose answer another site posts here: browsers send no other cookie along with that,
 * and this one opens nothing by itself.
 */
export const samlCookie = '__Host-academic-services-saml'
/** Where signing out shall lead, as an address said. */
export const signOutTargetCookie = '__Host-academic-services-sign-out'
/** Where it leads, between the sign-out and the page on which it ends. */
export const signedOutCookie = '__Host-academic-services-signed-out'
/** The language chosen on this browser, before anybody signs in. */
export const localeCookie = 'academic-services-locale'

const secret = { httpOnly: true, secure: true, path: '/', sameSite: 'Lax' } as const

export const readCookies = (request: Request) => parse(request.headers.get('cookie') ?? '')

/** @param name of the cookie, for a tab with a session of its own */
export const sessionCookieHeader = (value: string, name: string = sessionCookie) =>
  serialize(name, value, { ...secret, maxAge: absoluteLifetime })
export const clearedSessionCookie = (name: string = sessionCookie) => serialize(name, '', { ...secret, maxAge: 0 })
export const signInCookieHeader = (value: string) => serialize(signInCookie, value, { ...secret, maxAge: 600 })
export const clearedSignInCookie = () => serialize(signInCookie, '', { ...secret, maxAge: 0 })
export const samlCookieHeader = (value: string) => serialize(samlCookie, value, { ...secret, sameSite: 'None', maxAge: 600 })
export const clearedSamlCookie = () => serialize(samlCookie, '', { ...secret, sameSite: 'None', maxAge: 0 })
export const localeCookieHeader = (locale: string) =>
  serialize(localeCookie, locale, { secure: true, path: appConfig.basePath, sameSite: 'Lax', maxAge: 31_536_000 })

/** A cookie of this browser's session, for ten minutes at most when it is about something under way. */
export const signOutCookie = (name: typeof signOutTargetCookie | typeof signedOutCookie, value: string) =>
  serialize(name, value, { ...secret, ...(name === signedOutCookie && { maxAge: 600 }) })
export const clearedCookie = (name: typeof signOutTargetCookie | typeof signedOutCookie) => serialize(name, '', { ...secret, maxAge: 0 })
