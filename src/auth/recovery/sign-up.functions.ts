import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { isMobile } from '#api/address-rules.ts'
import { personName } from '#api/shared.ts'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { PortalError } from '../../request/portal-error.ts'
import { recoveryClient } from './recovery-client.server.ts'

const input = z.object({
  captchaToken: z.string().max(8192),
  uuid: z.uuid(),
  name: personName,
  username: z.string().trim().min(1).max(64),
  email: z.email().max(254),
  cellphone: z.string().refine(isMobile),
  password: z.string().min(1).max(256),
})

/** Requests an account, in the institution if it owns the application, otherwise in the tenant. */
export const signUp = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(input)
  .handler(async ({ data: { captchaToken, ...person }, context: { scope } }) => {
    const { owner, institutions } = scope.settings
    const { users, tenant, mailed } = recoveryClient(scope, captchaToken)
    if (!tenant) throw new PortalError('NOT_FOUND')
    const { app: applicationAlias, ...origin } = mailed
    const body = { ...person, ...origin, applicationAlias, firstAccessPath: '/' }
    const query = { sendEmail: true }
    const [institution] = institutions
    const { provesMobile } = await (owner === 'ies' && institution
      ? users.signUpInInstitution({ params: { tenant, ies: institution.alias }, query, body })
      : users.signUp({ params: { tenant }, query, body }))
    scope.log.info({ event: 'signed-up' }, 'account asked for')
    return { provesMobile }
  })
