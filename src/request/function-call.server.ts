import { appConfig } from '#config'
import { PortalError } from './portal-error.ts'
import { isPublicFunctionId } from './public-functions.ts'

/** The most bytes of a body from callers who are not signed in. */
export const strangersBody = 65_536

const base = `${appConfig.basePath}/_serverFn/`

/** The id of the server function that a request calls; null for pages. */
export function calledFunction(request: Request): string | null {
  const { pathname } = new URL(request.url)
  return pathname.startsWith(base) ? pathname.slice(base.length).split('/')[0]! : null
}

/**
 * Before a server function's input is read: headers decide who may send how much, and only what JSON can say goes on to be
 * deserialized. In development ids do not tell what is public; the function's own middleware then refuses.
 *
 * @throws PortalError UNAUTHORIZED, BAD_REQUEST
 */
export async function admitCall(request: Request, id: string, isKnown: boolean): Promise<void> {
  if (!isKnown && import.meta.env.PROD && !isPublicFunctionId(id)) throw new PortalError('UNAUTHORIZED')
  if (!isKnown && isTooMuch(request)) throw new PortalError('BAD_REQUEST')
  const text =
    request.method === 'GET'
      ? new URL(request.url).searchParams.get('payload')
      : await request
          .clone()
          .text()
          .catch(() => 'left before it was sent')
  if (text && !isPlain(text)) throw new PortalError('BAD_REQUEST')
}

/** Returns whether a body is too large; one of unknown length counts as too large. */
export function isTooMuch({ body, headers }: Request): boolean {
  return body !== null && Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) > strangersBody
}

/** The seroval nodes for numbers, texts, constants, references, arrays and objects; no promises, dates, maps, regular expressions or binary data. */
const plainNodes: ReadonlySet<unknown> = new Set([0, 1, 2, 4, 9, 10, 11])

/** Returns whether a text is the serialized form of a value that JSON can express. */
export function isPlain(text: string): boolean {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return false
  }
  if (typeof parsed !== 'object' || parsed === null || !('t' in parsed)) return false
  const pending: unknown[] = [parsed]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value !== 'object' || value === null) continue
    if ('t' in value && typeof value.t !== 'object' && !plainNodes.has(value.t)) return false
    pending.push(...Object.values(value))
  }
  return true
}
