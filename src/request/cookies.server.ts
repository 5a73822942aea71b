import { parse, serialize } from 'hono/utils/cookie'
import { appConfig } from '#config'

const { cookie: sessionCookie, absoluteLifetime } = appConfig.session

export const signOutTargetCookie = '__Host-academic-services-sign-out'
export const signedOutCookie = '__Host-academic-services-signed-out'
export const localeCookie = 'academic-services-locale'
/** The name of the stylesheet that the browser has already loaded, and with it the font. */
export const filesCookie = 'academic-services-files'

const secret = { httpOnly: true, secure: true, path: '/', sameSite: 'Lax' } as const

export const readCookies = (request: Request) => parse(request.headers.get('cookie') ?? '')

export const sessionCookieHeader = (value: string, name: string = sessionCookie) =>
  serialize(name, value, { ...secret, maxAge: absoluteLifetime })
export const clearedSessionCookie = (name: string = sessionCookie) => serialize(name, '', { ...secret, maxAge: 0 })

/** `code` for the identity provider, `saml` for the institution's own. */
export type AttemptKind = 'code' | 'saml'
/** Returns the cookie's name of a started sign-in. The SAML provider's cross-site POST only carries `SameSite=None` cookies; the value is sealed. */
export const attemptCookieName = (kind: AttemptKind, slot: number) =>
  `__Host-academic-services-${kind === 'code' ? 'signin' : 'saml'}-${slot}`
/** @param maxAge in seconds; 0 clears it */
export const attemptCookieHeader = (kind: AttemptKind, slot: number, value: string, maxAge: number) =>
  serialize(attemptCookieName(kind, slot), value, { ...secret, ...(kind === 'saml' && { sameSite: 'None' }), maxAge })
export const launchCookie = '__Host-academic-services-launch'
/** @param maxAge in seconds; 0 clears it */
export const launchCookieHeader = (value: string, maxAge: number) => serialize(launchCookie, value, { ...secret, maxAge })
/** The session in which the person was sent to the personal data; ends with the browser. */
export const ledCookie = '__Host-academic-services-led'
export const ledCookieHeader = (session: string) => serialize(ledCookie, session, secret)
/** Opens the page of a payer, and nothing of the portal. */
export const payerCookie = '__Host-academic-services-payer'
/** @param maxAge in seconds; 0 clears it */
export const payerCookieHeader = (value: string, maxAge: number) => serialize(payerCookie, value, { ...secret, maxAge })
/** Tells that an account signed in with this browser before; grants no access. */
export const deviceCookie = '__Host-academic-services-device'
export const deviceCookieHeader = (device: string) => serialize(deviceCookie, device, { ...secret, maxAge: 31_536_000 })
const lasting = { secure: true, path: appConfig.basePath, sameSite: 'Lax', maxAge: 31_536_000 } as const
export const localeCookieHeader = (locale: string) => serialize(localeCookie, locale, lasting)
export const filesCookieHeader = (stylesheet: string) => serialize(filesCookie, stylesheet, { ...lasting, httpOnly: true })

export const signOutCookie = (name: typeof signOutTargetCookie | typeof signedOutCookie, value: string) =>
  serialize(name, value, { ...secret, ...(name === signedOutCookie && { maxAge: 600 }) })
export const clearedCookie = (name: typeof signOutTargetCookie | typeof signedOutCookie) => serialize(name, '', { ...secret, maxAge: 0 })
