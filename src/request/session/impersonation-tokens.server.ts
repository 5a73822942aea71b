import { endsSoon, refreshTokens } from '../identity-client.server.ts'
import { portalErrorCode } from '../portal-error.ts'
import type { PortalRuntime } from '../runtime.ts'
import { createTokenUpstream, type Upstream } from '../upstream.server.ts'
import type { Operator, TokenSet } from './session.ts'
import { type SingleTokenAnswer, toSingleTokenSet } from './single-token.ts'

/** Requests, as the operator, tokens to act as somebody. @throws PortalError FORBIDDEN, NOT_FOUND */
export const requestImpersonation = (
  { identity }: Upstream,
  { isSingle }: TokenSet,
  asked: Operator['asked'],
): Promise<SingleTokenAnswer> => (isSingle ? identity.signInImpersonate(asked) : identity.impersonate(asked))

/** The tokens of a session in which an operator acts as somebody. */
export const toImpersonationTokens = (answer: SingleTokenAnswer, operator: Operator): TokenSet => ({
  ...toSingleTokenSet(answer),
  operator,
})

/** Requests new tokens of the person as the operator; null when the operator lost session or permission. */
export async function renewImpersonation(runtime: PortalRuntime, hostname: string, operator: Operator): Promise<TokenSet | null> {
  const tokens = endsSoon(operator.tokens) ? await refreshTokens(runtime, hostname, operator.tokens) : operator.tokens
  if (!tokens) return null
  const upstream = createTokenUpstream(runtime, tokens.accessToken, { requestId: crypto.randomUUID(), locale: 'pt-BR', within: 5000 })
  try {
    return toImpersonationTokens(await requestImpersonation(upstream, tokens, operator.asked), { ...operator, tokens })
  } catch (error) {
    if (['FORBIDDEN', 'NOT_FOUND', 'UNAUTHORIZED'].includes(portalErrorCode(error))) return null
    throw error
  }
}
