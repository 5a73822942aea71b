import { appConfig } from '#config'

const neverReturnTo = ['/welcome', '/role-not-found', '/callback']

/** Characters: an attempt to sign in has to fit into a cookie. */
const maxLength = 1000

/** Page to return to after sign-in, from untrusted input; `/` if external or part of signing in, without the query if too long. */
export function safeReturnUrl(wanted: string | null | undefined): string {
  const page = pageOfPortal(wanted)
  const [path] = page.split('?')
  const blocked = neverReturnTo.some((one) => path === one || path!.startsWith(`${one}/`)) || path!.startsWith('/auth/')
  if (blocked) return '/'
  return [page, path!].find(({ length }) => length <= maxLength) ?? '/'
}

/** Like `pageInside`, with `/` for anything external. */
export function pageOfPortal(wanted: string | null | undefined): string {
  return pageInside(wanted) ?? '/'
}

/** Path and query inside the portal, without the base path; null if the untrusted input could lead elsewhere (open redirect). */
export function pageInside(wanted: string | null | undefined): string | null {
  // After a backslash or a second slash, browsers read a host name.
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\\\u0000-\u001f]/.test(wanted)) return null
  const url = URL.parse(wanted, 'http://portal.invalid')
  if (!url || url.host !== 'portal.invalid') return null
  const { basePath } = appConfig
  const inside = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`)
  const path = inside ? url.pathname.slice(basePath.length) || '/' : url.pathname
  if (path.startsWith('//')) return null
  return `${path}${url.search}`
}
