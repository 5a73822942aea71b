import { implement } from '@orpc/server'
import { missingParts } from '#api/users/password-rule.ts'
import { usersContract } from '#api/users/users.ts'
import { countAttempt } from '../../platform/attempts/attempts.ts'
import { type Captcha, requireHuman } from '../../platform/captcha.ts'
import { requireAddress } from '../../platform/guards.ts'
import { getHash } from '../../platform/hash.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { type MailOrigin, type MailPorts, type MailRequest, mailPasswordSet } from '../mails/mail-requests.ts'
import { checkReset, confirmReset } from './password-reset.ts'
import { hasPasswords, placeOfRecovery } from './place-of-recovery.ts'
import { mailQueue, type SendJob } from '../mails/mail-queue.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'

export interface RecoveryPorts extends MailPorts, SignInPorts {
  captcha: Captcha
  sendJob: SendJob
}

/** Requests per address: a computer room shares one. */
const perAddress = { most: 30, seconds: 3600 }
/** Links may be opened repeatedly; their tokens cannot be guessed. */
const checksPerAddress = { most: 100, seconds: 3600 }
const linkErrors = { expired: 'RESET_LINK_EXPIRED', used: 'RESET_LINK_USED', invalid: 'RESET_LINK_INVALID' } as const
/** Mails of one kind per user, to prevent mail flooding. */
const perPerson = { most: 5, seconds: 3600 }

/** Checks captcha, rate limit and tenant before any lookup. Throws UNAUTHORIZED, CAPTCHA_REFUSED, TOO_MANY_ATTEMPTS or NOT_FOUND. */
export async function admit(
  { pool, clock, captcha }: RecoveryPorts,
  context: ServiceContext,
  what: string,
  tenant: string | null,
  hostname?: string,
) {
  const place = await placeOfRecovery(pool, tenant, hostname)
  const address = await requireHuman(captcha, context, place?.tenantId ?? null)
  if (!(await countAttempt({ pool, clock }, what, address, perAddress))) throw new DomainError('TOO_MANY_ATTEMPTS')
  if (!place || !hasPasswords(place.settings)) throw new DomainError('NOT_FOUND')
  return place
}

/** docs/requirements/shell.md, section 7. */
export function recoveryHandlers(ports: RecoveryPorts) {
  const os = implement(usersContract).$context<ServiceContext>()
  const { pool, clock } = ports

  /** Same work and response for unknown accounts; the job does the lookup. */
  async function ask(request: MailRequest, name: string) {
    if (await countAttempt(ports, `mail ${request.kind}`, `${request.tenantId} ${name.trim().toLowerCase()}`, perPerson))
      await ports.sendJob(mailQueue, request)
  }

  async function recoverUsername(context: ServiceContext, tenant: string | null, input: MailInput & { email: string }) {
    const place = await admit(ports, context, 'username-recovery', tenant, input.hostname)
    await ask({ kind: 'username', ...getOrigin(context, place, input), email: input.email }, input.email)
  }

  async function resetPassword(
    context: ServiceContext,
    tenant: string | null,
    input: MailInput & { user: string; resetApplicationPath: string },
  ) {
    const place = await admit(ports, context, 'password-reset', tenant, input.hostname)
    await ask({ kind: 'reset', ...getOrigin(context, place, input), login: input.user, path: input.resetApplicationPath }, input.user)
  }

  async function check(context: ServiceContext, tenant: string | null, token: string) {
    const address = requireAddress(context)
    if (!(await countAttempt(ports, 'reset-check', address, checksPerAddress))) throw new DomainError('TOO_MANY_ATTEMPTS')
    const place = await placeOfRecovery(pool, tenant)
    if (!place || !hasPasswords(place.settings)) throw new DomainError('NOT_FOUND')
    return checkReset({ pool, clock }, place.tenantId, token)
  }

  /** Returns false when the password was set but the mail failed. */
  async function confirm(context: ServiceContext, tenant: string | null, input: MailInput & { token: string; newPassword: string }) {
    const place = await admit(ports, context, 'password-confirm', tenant, input.hostname)
    if (missingParts(input.newPassword).length > 0) throw new DomainError('POOR_PASSWORD')
    const outcome = await confirmReset(ports, { ...input, tenantId: place.tenantId })
    if (outcome.kind !== 'changed') throw new DomainError(linkErrors[outcome.kind])
    const key = `password set ${getHash(input.token).toString('base64url')}`
    return mailPasswordSet(ports, getOrigin(context, place, input), outcome.person, key).then(
      () => true,
      () => false,
    )
  }

  return {
    recoverUsername: os.recoverUsername.handler(({ context, input }) => recoverUsername(context, input.tenant, input)),
    recoverOperationUsername: os.recoverOperationUsername.handler(({ context, input }) => recoverUsername(context, null, input)),
    resetPassword: os.resetPassword.handler(({ context, input }) => resetPassword(context, input.tenant, input)),
    resetOperationPassword: os.resetOperationPassword.handler(({ context, input }) => resetPassword(context, null, input)),
    checkReset: os.checkReset.handler(({ context, input }) => check(context, input.tenant, input.token)),
    checkOperationReset: os.checkOperationReset.handler(({ context, input }) => check(context, null, input.token)),
    confirmPassword: os.confirmPassword.handler(async ({ context, input, errors }) => {
      if (!(await confirm(context, input.tenant, input))) throw errors.BAD_GATEWAY()
    }),
    confirmOperationPassword: os.confirmOperationPassword.handler(async ({ context, input, errors }) => {
      if (!(await confirm(context, null, input))) throw errors.BAD_GATEWAY()
    }),
  }
}

interface MailInput {
  hostname?: string | undefined
  applicationLogoUrl?: string | undefined
}

export function getOrigin(
  { locale }: ServiceContext,
  { tenantId, settings }: Awaited<ReturnType<typeof admit>>,
  { applicationLogoUrl }: MailInput,
): MailOrigin {
  return { id: crypto.randomUUID(), tenantId, hostname: settings.hostname, locale, logoUrl: applicationLogoUrl ?? null }
}
