import { implement } from '@orpc/server'
import { missingParts } from '#api/password-rule.ts'
import type { NewPerson } from '#api/recovery.ts'
import { usersContract } from '#api/users.ts'
import type { ServiceContext } from '../../platform/service.ts'
import type { MailRequest } from '../mails/mail-requests.ts'
import { signUp } from './sign-up.ts'
import { mailQueue } from '../users.jobs.ts'
import { admit, originOf, type RecoveryPorts } from '../recovery/recovery.routes.ts'
import { DomainError } from '../../platform/domain-error.ts'

interface SignUpCall {
  tenant: string
  /** Alias of the owning institution; null when the tenant owns the application. */
  ies: string | null
  sendEmail: boolean
  person: NewPerson
}

/** docs/requirements/shell.md, section 7, sign-up by owner. */
export function signUpHandlers(ports: RecoveryPorts) {
  const os = implement(usersContract).$context<ServiceContext>()

  async function create(context: ServiceContext, { tenant, ies, sendEmail, person }: SignUpCall) {
    const place = await admit(ports, context, 'sign-up', tenant, person.hostname)
    const { createAccountEnabled, institutions, timeZone } = place.settings
    const institution = ies === null ? institutions[0] : institutions.find(({ alias }) => alias === ies)
    if (!createAccountEnabled || !institution) throw new DomainError('NOT_FOUND')
    if (missingParts(person.password).length > 0) throw new DomainError('POOR_PASSWORD')
    const home = { tenantId: place.tenantId, institutionId: institution.id, timeZone, locale: context.locale }
    const accountId = await signUp(ports.pool, home, person).catch((cause: unknown) => {
      throw new DomainError('LOGIN_SERVICE_ERROR', { cause })
    })
    if (accountId === null) throw new DomainError('USER_ALREADY_EXISTS')
    // The form's id, so that a repeated form sends one mail.
    const welcome: MailRequest = {
      kind: 'welcome',
      ...originOf(context, place, person),
      id: person.uuid,
      accountId,
      path: person.firstAccessPath,
    }
    if (sendEmail) await ports.sendJob(mailQueue, welcome)
    return { username: person.username }
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
