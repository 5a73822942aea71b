import { appConfig } from '#config'

/** Pages that make no sense to return to after signing in. */
const neverReturnTo = ['/welcome', '/role-not-found', '/callback']

/**
 * The page to return to after sign-in. Like `pageOfPortal`, and `/` for pages that only exist while signing in.
 *
 * @param wanted what the address bar said: untrusted
 */
export function safeReturnUrl(wanted: string | null | undefined): string {
  const page = pageOfPortal(wanted)
  const [path] = page.split('?')
  const blocked = neverReturnTo.some((one) => path === one || path!.startsWith(`${one}/`)) || path!.startsWith('/auth/')
  return blocked ? '/' : page
}

/**
 * A page as a path inside the portal without the base path. Anything that could lead elsewhere becomes `/`.
 *
 * @param wanted what somebody asked for: untrusted
 */
export function pageOfPortal(wanted: string | null | undefined): string {
  return pageInside(wanted) ?? '/'
}

/**
 * A page as a path inside the portal without the base path; null for anything that could lead elsewhere.
 *
 * @param wanted what somebody else wrote: untrusted
 */
export function pageInside(wanted: string | null | undefined): string | null {
  // A backslash or a second slash would make browsers read a host name.
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\\\u0000-\u001f]/.test(wanted)) return null
  const url = URL.parse(wanted, 'http://portal.invalid')
  if (!url || url.host !== 'portal.invalid') return null
  const { basePath } = appConfig
  const inside = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`)
  const path = inside ? url.pathname.slice(basePath.length) || '/' : url.pathname
  if (path.startsWith('//')) return null
  return `${path}${url.search}`
}
