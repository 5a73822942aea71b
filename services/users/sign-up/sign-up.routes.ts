import { implement } from '@orpc/server'
import { missingParts } from '#api/users/password-rule.ts'
import type { NewPerson } from '#api/users/recovery.ts'
import { usersContract } from '#api/users/users.ts'
import type { ServiceContext } from '../../platform/service.ts'
import type { MailRequest } from '../mails/mail-requests.ts'
import { type EmailProofPorts, keepSignUp } from '../emails/pending-emails.ts'
import { hashPassword } from '../passwords/password.ts'
import type { SignUpForm } from '../users.schema.ts'
import { mailQueue } from '../mails/mail-queue.ts'
import { admit, getOrigin, type RecoveryPorts } from '../recovery/recovery.routes.ts'
import { DomainError } from '../../platform/domain-error.ts'

interface SignUpCall {
  tenant: string
  /** Alias of the owning institution; null when the tenant owns the application. */
  ies: string | null
  sendEmail: boolean
  person: NewPerson
}

/** docs/requirements/shell.md, section 7, sign-up by owner. The account begins with the link mailed to its address. */
export function signUpHandlers(ports: RecoveryPorts & EmailProofPorts) {
  const os = implement(usersContract).$context<ServiceContext>()

  async function create(context: ServiceContext, { tenant, ies, sendEmail, person }: SignUpCall) {
    const place = await admit(ports, context, 'sign-up', tenant, person.hostname)
    const { createAccountEnabled, institutions, timeZone } = place.settings
    const institution = ies === null ? institutions[0] : institutions.find(({ alias }) => alias === ies)
    if (!createAccountEnabled || !institution) throw new DomainError('NOT_FOUND')
    if (missingParts(person.password).length > 0) throw new DomainError('POOR_PASSWORD')
    const { uuid, username, email, name, cellphone, password, firstAccessPath: path, applicationLogoUrl: logoUrl = null } = person
    const form: SignUpForm = {
      username,
      name,
      cellphone,
      passwordHash: await hashPassword(password),
      institutionId: institution.id,
      timezone: timeZone,
      languageId: context.locale,
      welcome: sendEmail ? { path, logoUrl } : null,
    }
    const isFree = await keepSignUp(ports, place.tenantId, { uuid, email }, form).catch((cause: unknown) => {
      throw new DomainError('LOGIN_SERVICE_ERROR', { cause })
    })
    if (!isFree) throw new DomainError('USER_ALREADY_EXISTS')
    // The form's id, so that a repeated form sends one mail.
    const proof: MailRequest = { ...getOrigin(context, place, person), kind: 'email-proof', id: uuid, isNewAccount: true }
    await ports.sendJob(mailQueue, proof)
    return { username: person.username, provesMobile: ports.sms !== null }
  }

  return {
    signUp: os.signUp.handler(({ context, input: { params, query, body } }) =>
      create(context, { ...params, ...query, ies: null, person: body }),
    ),
    signUpInInstitution: os.signUpInInstitution.handler(({ context, input: { params, query, body } }) =>
      create(context, { ...params, ...query, person: body }),
    ),
  }
}
