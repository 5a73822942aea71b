import { isSameOrigin, createRedirect } from '../../request/http.server.ts'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import type { EmailProofOutcome } from './email-proof.ts'
import { recoveryClient } from './recovery-client.server.ts'

const problems: Partial<Record<PortalErrorCode, EmailProofOutcome>> = {
  EMAIL_LINK_EXPIRED: 'expired',
  EMAIL_LINK_USED: 'used',
  EMAIL_LINK_INVALID: 'invalid',
  USER_ALREADY_EXISTS: 'taken',
}

/** Proves the address of a mailed link, and redirects to its page with the outcome. */
export async function proveEmail(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const token = String((await request.formData()).get('token') ?? '').slice(0, 256) || 'none'
  const { users, tenant, mailed } = recoveryClient(scope, null)
  const { app } = mailed
  const outcome = await (tenant ? users.proveEmail({ tenant, app, token }) : users.proveOperationEmail({ app, token })).then(
    ({ kind }) => kind,
    (error: unknown) => {
      const code = portalErrorCode(error)
      if (!problems[code]) scope.log.warn({ err: error }, 'e-mail was not proven')
      return problems[code] ?? 'failed'
    },
  )
  scope.log.info({ event: 'email-proof', outcome }, 'link of an e-mail used')
  const page = `${scope.runtime.portalUrl(scope.hostname)}/auth/email/${encodeURIComponent(token)}`
  return createRedirect(`${page}?${new URLSearchParams({ outcome })}`, 303)
}
