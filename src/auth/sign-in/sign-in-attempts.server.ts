import { z } from 'zod'
import { type AttemptKind, attemptCookieHeader, attemptCookieName, readCookies } from '../../request/cookies.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { seal, unseal } from '../../request/secrets.server.ts'

const attemptSchema = z.object({
  kind: z.enum(['code', 'saml']),
  hostname: z.string(),
  state: z.string(),
  /** Nonce of the id token, or id of the SAML request. */
  nonce: z.string(),
  /** PKCE verifier; empty for SAML. */
  verifier: z.string(),
  returnTo: z.string(),
  /** Set if it only proves again who is already signed in. */
  isStepUp: z.boolean().optional(),
  /** Milliseconds since the epoch. */
  startedAt: z.number(),
})

export type Attempt = z.infer<typeof attemptSchema>

type Scope = Pick<RequestScope, 'hostname' | 'setCookie'> & { runtime: Pick<RequestScope['runtime'], 'encryptionKey'> }

/** Seconds. The provider's page stays usable for as long (docs/decisions/0039-sign-in-attempts.md). */
export const attemptLifetime = 43_200
/** The slots for parallel sign-ins of one browser: more would not fit into the headers that a server accepts. */
const slots = [0, 1, 2, 3, 4]

/** Stores an attempt in the browser that begins it, in place of the oldest if there are too many. */
export function keepAttempt(scope: Scope, request: Request, wanted: Omit<Attempt, 'hostname' | 'startedAt'>): void {
  const attempt: Attempt = { ...wanted, hostname: scope.hostname, startedAt: Date.now() }
  const kept = getAttempts(scope, request, attempt.kind)
  const free = slots.filter((slot) => !kept.some((one) => one.slot === slot))
  // The slot is chosen at random, because tabs that open at once know nothing of each other.
  const slot = free[Math.floor(Math.random() * free.length)] ?? kept.sort((a, b) => a.startedAt - b.startedAt)[0]!.slot
  const sealed = seal(scope.runtime.encryptionKey, JSON.stringify(attempt)).toString('base64url')
  scope.setCookie(attemptCookieHeader(attempt.kind, slot, sealed, attemptLifetime))
}

/** Clears and returns an attempt, so that a state works once. Null if unknown, expired, of another kind or from another browser. */
export function takeAttempt(scope: Scope, request: Request, kind: AttemptKind, state: string): Attempt | null {
  const found = findAttempt(scope, request, kind, state)
  if (found) scope.setCookie(attemptCookieHeader(kind, found.slot, '', 0))
  return found
}

/** Finds an attempt as `takeAttempt` does, but without clearing it, for somebody who may come back to it. */
export function findAttempt(scope: Scope, request: Request, kind: AttemptKind, state: string) {
  return getAttempts(scope, request, kind).find((one) => one.state === state) ?? null
}

function getAttempts({ runtime, hostname }: Scope, request: Request, kind: AttemptKind) {
  const cookies = readCookies(request)
  return slots.flatMap((slot) => {
    const value = cookies[attemptCookieName(kind, slot)]
    const attempt = value ? open(runtime.encryptionKey, value) : null
    const isFresh = attempt && attempt.startedAt > Date.now() - attemptLifetime * 1000
    return isFresh && attempt.kind === kind && attempt.hostname === hostname ? [{ ...attempt, slot }] : []
  })
}

function open(key: Buffer, value: string): Attempt | null {
  try {
    return attemptSchema.safeParse(JSON.parse(unseal(key, Buffer.from(value, 'base64url')))).data ?? null
  } catch {
    return null
  }
}
