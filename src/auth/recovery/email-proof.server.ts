import { openFormRoute, withSearch } from '../../request/form-route.server.ts'
import type { PortalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import type { EmailProofOutcome } from './email-proof.ts'
import { recoveryClient } from './recovery-client.server.ts'

const problems: Partial<Record<PortalErrorCode, EmailProofOutcome>> = {
  EMAIL_LINK_EXPIRED: 'expired',
  EMAIL_LINK_USED: 'used',
  EMAIL_LINK_INVALID: 'invalid',
  USER_ALREADY_EXISTS: 'taken',
}

/** Proves the address of a mailed link, and leads to its page with the outcome. */
export const proveEmail = openFormRoute({
  acts: {
    prove: {
      async call({ scope, form }) {
        const token = readToken(form)
        const { users, tenant, mailed } = recoveryClient(scope, null)
        const { app } = mailed
        const { kind } = await (tenant ? users.proveEmail({ tenant, app, token }) : users.proveOperationEmail({ app, token }))
        return toOutcome(scope, token, kind)
      },
    },
  },
  page({ scope, form, code }) {
    if (!problems[code]) scope.log.warn({ code }, 'e-mail was not proven')
    return toOutcome(scope, readToken(form), problems[code] ?? 'failed')
  },
})

const readToken = (form: FormData) => String(form.get('token') ?? '').slice(0, 256) || 'none'

function toOutcome({ log }: RequestScope, token: string, outcome: EmailProofOutcome): string {
  log.info({ event: 'email-proof', outcome }, 'link of an e-mail used')
  return withSearch(`/auth/email/${encodeURIComponent(token)}`, { outcome })
}
