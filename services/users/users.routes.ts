import { implement } from '@orpc/server'
import { usersContract } from '#api/users/users.ts'
import { requirePrincipal } from '../platform/guards.ts'
import type { ServiceContext } from '../platform/service.ts'
import { findAccount } from './accounts/accounts.ts'
import { emailProofHandlers } from './emails/email-proof.routes.ts'
import { changePassword } from './passwords/change-password.ts'
import { passwordOwner } from './passwords/password-owner.ts'
import { getContexts, withCourses } from './accounts/contexts.ts'
import { accountHandlers } from './accounts/accounts.routes.ts'
import type { AccountPorts } from './accounts/change-own-account.ts'
import { identityProofHandlers } from './identity-proof/identity-proof.routes.ts'
import { mobileProofHandlers } from './mobiles/mobile-proof.routes.ts'
import { recoveryHandlers } from './recovery/recovery.routes.ts'
import { secondFactorResetHandlers, type SecondFactorResetPorts } from './second-factor/reset-second-factor.routes.ts'
import { passkeyHandlers } from './passkeys/passkeys.routes.ts'
import { secondFactorHandlers } from './second-factor/second-factor.routes.ts'
import { signUpHandlers } from './sign-up/sign-up.routes.ts'

/** Finds a person's enrollments at any institution of the tenant. */
export type FindEnrollments = (
  tenantId: number,
  userId: number,
) => Promise<ReadonlyArray<{ institutionId: number; course: string; registration: string }>>

export function usersRouter(ports: AccountPorts & SecondFactorResetPorts & { findEnrollments: FindEnrollments }) {
  const { pool } = ports
  const os = implement(usersContract).$context<ServiceContext>()
  return os.router({
    ...accountHandlers(ports),
    changePassword: os.changePassword.handler(async ({ context, input, errors }) => {
      const principal = passwordOwner(context)
      const outcome = await changePassword(ports, principal, {
        ...input,
        kept: { token: context.token, grantId: principal.grantId ?? null },
      })
      if (outcome === 'wrong') throw errors.WRONG_PASSWORD()
      if (outcome === 'same') throw errors.SAME_PASSWORD()
      if (outcome === 'locked') throw errors.TOO_MANY_ATTEMPTS()
    }),
    contexts: os.contexts.handler(async ({ context, errors }) => {
      const { homeTenantId, userId } = requirePrincipal(context)
      const account = await findAccount(pool, homeTenantId, userId)
      if (!account) throw errors.NOT_FOUND()
      const isStudent = account.memberships.some(({ profile }) => profile === 'STUDENT')
      const enrollments = isStudent ? await ports.findEnrollments(homeTenantId, userId) : []
      return { contexts: withCourses(await getContexts(pool, account), enrollments) }
    }),
    ...recoveryHandlers(ports),
    ...signUpHandlers(ports),
    ...emailProofHandlers(ports),
    ...secondFactorHandlers(ports),
    ...identityProofHandlers(ports),
    ...passkeyHandlers(ports),
    ...mobileProofHandlers(ports),
    ...secondFactorResetHandlers(ports),
  })
}
