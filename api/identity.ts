import { oc } from '@orpc/contract'
import { z } from 'zod'
import { context, currentContext } from './contexts.ts'
import { permissions } from './principal.ts'
import { commonErrors, entityId } from './shared.ts'

/** The signed-in person with the current context, as `oauth2/userinfo` answers it. */
export const userInfo = z.object({
  sub: z.string(),
  userId: entityId,
  /** The tenant that keeps the account; null for operation users. */
  tenantId: entityId.nullable(),
  name: z.string(),
  email: z.string().optional(),
  username: z.string(),
  locale: z.string().nullable(),
  /** Null until one was chosen, and for people without any role. */
  context: currentContext.nullable(),
  contexts: z.array(context),
  permissions,
  impersonatedBy: entityId.nullable(),
})

/**
 * Identity provider, beside its standard OpenID Connect endpoints (authorize, token, jwks, end session),
 * which arctic, jose and oidc-provider speak (shell specification, section 7, settings and version 3).
 */
export const identityContract = {
  userInfo: oc
    .route({ method: 'GET', path: '/oauth2/userinfo', summary: 'The signed-in person and context' })
    .errors(commonErrors)
    .output(userInfo),
}
