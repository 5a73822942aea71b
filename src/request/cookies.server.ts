import { parse, serialize } from 'hono/utils/cookie'
import { appConfig } from '#config'

const { cookie: sessionCookie, absoluteLifetime } = appConfig.session

export const signInCookie = '__Host-academic-services-signin'
/** For SAML sign-in: the provider's cross-site POST only carries `SameSite=None` cookies. It grants no access by itself. */
export const samlCookie = '__Host-academic-services-saml'
export const signOutTargetCookie = '__Host-academic-services-sign-out'
export const signedOutCookie = '__Host-academic-services-signed-out'
export const localeCookie = 'academic-services-locale'
/** Name of the stylesheet that the browser has had, and with it the font. */
export const filesCookie = 'academic-services-files'

const secret = { httpOnly: true, secure: true, path: '/', sameSite: 'Lax' } as const

export const readCookies = (request: Request) => parse(request.headers.get('cookie') ?? '')

export const sessionCookieHeader = (value: string, name: string = sessionCookie) =>
  serialize(name, value, { ...secret, maxAge: absoluteLifetime })
export const clearedSessionCookie = (name: string = sessionCookie) => serialize(name, '', { ...secret, maxAge: 0 })
export const signInCookieHeader = (value: string) => serialize(signInCookie, value, { ...secret, maxAge: 600 })
export const clearedSignInCookie = () => serialize(signInCookie, '', { ...secret, maxAge: 0 })
export const samlCookieHeader = (value: string) => serialize(samlCookie, value, { ...secret, sameSite: 'None', maxAge: 600 })
export const clearedSamlCookie = () => serialize(samlCookie, '', { ...secret, sameSite: 'None', maxAge: 0 })
const lasting = { secure: true, path: appConfig.basePath, sameSite: 'Lax', maxAge: 31_536_000 } as const
export const localeCookieHeader = (locale: string) => serialize(localeCookie, locale, lasting)
export const filesCookieHeader = (stylesheet: string) => serialize(filesCookie, stylesheet, { ...lasting, httpOnly: true })

export const signOutCookie = (name: typeof signOutTargetCookie | typeof signedOutCookie, value: string) =>
  serialize(name, value, { ...secret, ...(name === signedOutCookie && { maxAge: 600 }) })
export const clearedCookie = (name: typeof signOutTargetCookie | typeof signedOutCookie) => serialize(name, '', { ...secret, maxAge: 0 })
