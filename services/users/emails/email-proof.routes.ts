import { implement } from '@orpc/server'
import { usersContract } from '#api/users/users.ts'
import { countAttempt } from '../../platform/attempts/attempts.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireAddress } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import type { MailRequest } from '../mails/mail-requests.ts'
import { placeOfRecovery } from '../recovery/place-of-recovery.ts'
import { getOrigin, type RecoveryPorts } from '../recovery/recovery.routes.ts'
import { mailQueue } from '../mails/mail-queue.ts'
import { type EmailProofPorts, proveEmail } from './pending-emails.ts'

/** Tokens cannot be guessed; links may be opened repeatedly. */
const perAddress = { most: 100, seconds: 3600 }
const refusals = {
  expired: 'EMAIL_LINK_EXPIRED',
  used: 'EMAIL_LINK_USED',
  invalid: 'EMAIL_LINK_INVALID',
  taken: 'USER_ALREADY_EXISTS',
} as const

export function emailProofHandlers(ports: RecoveryPorts & EmailProofPorts) {
  const os = implement(usersContract).$context<ServiceContext>()

  async function prove(context: ServiceContext, tenant: string | null, token: string) {
    const address = requireAddress(context)
    if (!(await countAttempt(ports, 'email-proof', address, perAddress))) throw new DomainError('TOO_MANY_ATTEMPTS')
    const place = await placeOfRecovery(ports.pool, tenant)
    if (!place) throw new DomainError('NOT_FOUND')
    const outcome = await proveEmail(ports, place.tenantId, token)
    if ('accountId' in outcome) await tell(context, place, outcome)
    else throw new DomainError(refusals[outcome.kind])
    return { kind: outcome.kind }
  }

  /** Greets a new account; alerts the previous address, in case someone else made the change. */
  async function tell(
    context: ServiceContext,
    place: NonNullable<Awaited<ReturnType<typeof placeOfRecovery>>>,
    outcome: Extract<Awaited<ReturnType<typeof proveEmail>>, { accountId: number }>,
  ) {
    const { accountId } = outcome
    const origin = getOrigin(context, place, {})
    const request: MailRequest | null =
      outcome.kind === 'email-changed'
        ? outcome.formerEmail === null
          ? null
          : { kind: 'email-changed', ...origin, accountId, to: outcome.formerEmail }
        : outcome.welcome && { kind: 'welcome', ...origin, logoUrl: outcome.welcome.logoUrl, accountId, path: outcome.welcome.path }
    if (request) await ports.sendJob(mailQueue, request)
  }

  return {
    proveEmail: os.proveEmail.handler(({ context, input: { tenant, token } }) => prove(context, tenant, token)),
    proveOperationEmail: os.proveOperationEmail.handler(({ context, input: { token } }) => prove(context, null, token)),
  }
}
