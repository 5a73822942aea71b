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
  /** Shell specification, section 7, `POST auth/impersonate`: for operators, in the tenant they work in. */
  impersonate: oc
    .route({ method: 'POST', path: '/auth/impersonate', summary: 'A token to act as somebody else' })
    .errors(commonErrors)
    .input(z.object({ username: z.string().trim().min(1).max(256), reason: z.string().trim().min(10).max(500) }))
    .output(z.object({ access_token: z.string(), expires_in: z.number().int().positive() })),
}
