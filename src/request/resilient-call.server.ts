import { appConfig } from '#config'
import { PortalError } from './portal-error.ts'

/** The methods that may be retried. Not PUT: setting a password twice is an error. */
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
  /** The address of the browser that asks, for limits; left out where no browser asks. */
  address?: string
  captchaToken?: string
}

/** Sends a call once, to a service in this process or over HTTP. Rejects only when there was no answer. */
export interface Call<Answer extends { status: number }> {
  method: string
  send(headers: ReadonlyMap<string, string>, signal: AbortSignal): Promise<Answer>
  /** Aborted by the caller. */
  signal: AbortSignal | undefined
  /** Stops calls to a service that did not answer the last ones. */
  breaker?: Breaker
  /** Whether the call carries a file, which was read whole before; from a slow sender that takes longer than a request may last. */
  carriesFile?: boolean
}

/** @throws what `attempt` throws, or at once while the service is left alone */
export interface Breaker {
  execute<Answer>(attempt: () => Promise<Answer>): Promise<Answer>
}

/** No answer, for a reason that says nothing about the service: the client left, or the request's time was almost used up. */
export class CutShort extends PortalError {
  constructor() {
    super('UPSTREAM_UNAVAILABLE')
  }
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
    const ask = () => attemptOnce(call, token, scope)
    const answer = await (call.breaker ? call.breaker.execute(ask) : ask()).catch(() => null)
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
  if (timeoutMs <= 0) throw new CutShort()
  const timeout = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      timeout.abort()
      reject(timeoutMs < appConfig.upstream.callDeadline ? new CutShort() : new PortalError('UPSTREAM_UNAVAILABLE'))
    }, timeoutMs)
  })
  try {
    return await Promise.race([
      send(getHeaders(token, scope), signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal),
      timedOut,
    ])
  } catch (error) {
    throw signal?.aborted ? new CutShort() : error
  } finally {
    clearTimeout(timer)
  }
}

function getHeaders(token: string | null, { requestId, locale, address, captchaToken }: CallScope): ReadonlyMap<string, string> {
  const headers = new Map([
    ['x-request-id', requestId],
    ['accept-language', locale],
  ])
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (address) headers.set('x-client-address', address)
  if (captchaToken) headers.set('x-bot-protection', captchaToken)
  return headers
}
