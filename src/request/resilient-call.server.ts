import { appConfig } from '#config'
import { PortalError } from './portal-error.ts'

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
  /** Tells services which browser asks, in calls that the portal makes for somebody else. */
  browser?: { authorization: string; address: string }
  captchaToken?: string
}

/** Sends a call once, to a service in this process or over HTTP. Rejects only when there was no answer. */
export interface Call<Answer extends { status: number }> {
  method: string
  send(headers: ReadonlyMap<string, string>, signal: AbortSignal): Promise<Answer>
  /** Aborted by the caller. */
  signal: AbortSignal | undefined
  /** It was read whole before, which takes a slow sender longer than a request may last. */
  carriesFile?: boolean
}

/** One deadline per call and per request, another for a file; one retry if idempotent, one token renewal. @throws PortalError UPSTREAM_UNAVAILABLE */
export async function callUpstream<Answer extends { status: number }>(call: Call<Answer>, scope: CallScope): Promise<Answer> {
  const token = await scope.accessToken()
  const answer = await withRetry(call, token, scope)
  if (answer.status !== 401 || !token) return answer
  const renewed = await scope.renew(token)
  return renewed ? withRetry(call, renewed, scope) : answer
}

async function withRetry<Answer extends { status: number }>(call: Call<Answer>, token: string | null, scope: CallScope): Promise<Answer> {
  const attempts = retryableMethods.has(call.method) ? 2 : 1
  for (let attempt = 1; ; attempt++) {
    const answer = await attemptOnce(call, token, scope).catch(() => null)
    const failed = answer === null || retryableStatuses.has(answer.status)
    const timeLeft = scope.answerBy - Date.now() > retryDelayMs
    if (failed && attempt < attempts && timeLeft && !call.signal?.aborted) {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
      continue
    }
    if (answer === null) throw new PortalError('UPSTREAM_UNAVAILABLE')
    return answer
  }
}

async function attemptOnce<Answer extends { status: number }>(
  { send, signal, carriesFile = false }: Call<Answer>,
  token: string | null,
  scope: CallScope,
): Promise<Answer> {
  const { callDeadline, fileDeadline } = appConfig.upstream
  const timeoutMs = carriesFile ? fileDeadline : Math.min(callDeadline, scope.answerBy - Date.now())
  if (timeoutMs <= 0) throw new PortalError('UPSTREAM_UNAVAILABLE')
  // The deadline covers the answer's beginning: a stream may then last as long as its reader.
  const timeout = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      timeout.abort()
      reject(new PortalError('UPSTREAM_UNAVAILABLE'))
    }, timeoutMs)
  })
  try {
    return await Promise.race([
      send(headersOf(token, scope), signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal),
      timedOut,
    ])
  } finally {
    clearTimeout(timer)
  }
}

function headersOf(token: string | null, { requestId, locale, portal, browser, captchaToken }: CallScope): ReadonlyMap<string, string> {
  const headers = new Map([
    ['x-request-id', requestId],
    ['accept-language', locale],
  ])
  if (token) headers.set('authorization', `Bearer ${token}`)
  else if (portal) {
    headers.set('authorization', portal.authorization)
    headers.set('x-client-address', portal.address)
  }
  if (browser) {
    headers.set('x-portal-authorization', browser.authorization)
    headers.set('x-client-address', browser.address)
  }
  if (captchaToken) headers.set('x-bot-protection', captchaToken)
  return headers
}
