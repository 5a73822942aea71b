import { appConfig } from '#config'
import { PortalError } from './portal-error.ts'
import type { ServiceEndpoint } from './runtime.ts'

/** Not PUT: setting a password twice is an error. */
const retryableMethods = new Set(['GET', 'HEAD', 'DELETE'])
const retryableStatuses = new Set([502, 503, 504])
const retryDelayMs = 100

export interface CallCredentials {
  accessToken(): Promise<string | null>
  /** A token newer than the refused one; null when the user has to sign in again. */
  renew(refusedToken: string): Promise<string | null>
}

export interface CallScope extends CallCredentials {
  requestId: string
  locale: string
  /** Deadline of the incoming request, in milliseconds since the epoch. */
  answerBy: number
  portal?: { authorization: string; address: string }
  captchaToken?: string
}

/** One deadline per call and per request, one retry if idempotent, one token renewal. @throws PortalError UPSTREAM_UNAVAILABLE */
export async function callUpstream(endpoint: ServiceEndpoint, request: Request, scope: CallScope): Promise<Response> {
  const token = await scope.accessToken()
  const response = await withRetry(endpoint, request, token, scope)
  if (response.status !== 401 || !token) return response
  const renewed = await scope.renew(token)
  return renewed ? withRetry(endpoint, request, renewed, scope) : response
}

async function withRetry(endpoint: ServiceEndpoint, request: Request, token: string | null, scope: CallScope): Promise<Response> {
  const attempts = retryableMethods.has(request.method) ? 2 : 1
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOnce(endpoint, request, token, scope).catch((error: unknown) => ({ error }))
    const failed = 'error' in outcome || retryableStatuses.has(outcome.status)
    const timeLeft = scope.answerBy - Date.now() > retryDelayMs
    if (failed && attempt < attempts && timeLeft && !request.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
      continue
    }
    if ('error' in outcome) throw new PortalError('UPSTREAM_UNAVAILABLE')
    return outcome
  }
}

async function attemptOnce(endpoint: ServiceEndpoint, request: Request, token: string | null, scope: CallScope): Promise<Response> {
  const timeoutMs = Math.min(appConfig.upstream.callDeadline, scope.answerBy - Date.now())
  if (timeoutMs <= 0) throw new PortalError('UPSTREAM_UNAVAILABLE')
  const headers = new Headers(request.headers)
  headers.set('x-request-id', scope.requestId)
  headers.set('accept-language', scope.locale)
  if (token) headers.set('authorization', `Bearer ${token}`)
  else if (scope.portal) {
    headers.set('authorization', scope.portal.authorization)
    headers.set('x-client-address', scope.portal.address)
  }
  if (scope.captchaToken) headers.set('x-bot-protection', scope.captchaToken)

  // The deadline covers the response headers: a stream may then last as long as its reader.
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  const signal = AbortSignal.any([request.signal, timeout.signal])
  const timedOut = new Promise<never>((_, reject) => {
    timeout.signal.addEventListener('abort', () => reject(new PortalError('UPSTREAM_UNAVAILABLE')), { once: true })
  })
  try {
    return await Promise.race([endpoint.fetch(new Request(request.clone(), { headers, signal })), timedOut])
  } finally {
    clearTimeout(timer)
  }
}
