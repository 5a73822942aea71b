import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from './contract-errors.ts'
import { captchaContract } from './captcha.ts'
import { activity } from './activity.ts'
import { context, currentContext } from './contexts.ts'
import { issuedToken } from './issued-token.ts'
import { authMethod, permissions } from './principal.ts'
import { samlContract } from './saml.ts'
import { entityId, instant } from './shared.ts'

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
  method: authMethod.default('password'),
})

/** What is asked of whoever signs in; the captcha travels in the `x-bot-protection` header. */
const credentials = z.object({
  username: z.string().trim().min(1).max(256),
  password: z.string().min(1).max(256),
  applicationAlias: z.string().max(64),
})

/** A role of the person in a place; the place is told by the path. */
const assumedRole = z.object({ roleId: entityId })

const signInErrors = withErrors('CAPTCHA_REFUSED', 'WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS')

/**
 * Identity provider, beside its standard OpenID Connect endpoints (authorize, token, jwks, end session),
 * which arctic, jose and oidc-provider speak (docs/requirements/shell.md, section 7, settings and version 3).
 */
export const identityContract = {
  ...captchaContract,
  userInfo: oc
    .route({ method: 'GET', path: '/oauth2/userinfo', summary: 'The signed-in person and context' })
    .errors(commonErrors)
    .output(userInfo),
  /** docs/requirements/shell.md, section 7, `POST auth/impersonate`: for operators, in the tenant they work in. */
  impersonate: oc
    .route({ method: 'POST', path: '/auth/impersonate', summary: 'A token to act as somebody else' })
    .errors(commonErrors)
    .input(z.object({ username: z.string().trim().min(1).max(256), reason: z.string().trim().min(10).max(500) }))
    .output(issuedToken),
  /** docs/requirements/shell.md, section 7, `GET auth/sso/legacy/exchange`: what a launch from a version 2 application asks for. */
  legacyExchange: oc
    .route({ method: 'GET', path: '/auth/sso/legacy/exchange', summary: 'The role that a launch code asks for' })
    .errors(commonErrors)
    .input(z.object({ code: z.string().min(1).max(128) }))
    .output(z.object({ v2RoleId: entityId, tenantId: entityId.nullable(), institutionId: entityId.nullable() })),
  activity: oc
    .route({ method: 'GET', path: '/activity', summary: 'What happened to the own account lately, newest first' })
    .errors(commonErrors)
    .input(z.object({ before: instant }).partial())
    .output(z.object({ results: z.array(activity), hasMore: z.boolean().default(false) })),
  endSignIns: oc
    .route({ method: 'DELETE', path: '/sign-ins', summary: 'End every sign-in of the person, on every device', successStatus: 204 })
    .errors(commonErrors),
  signInTenant: oc
    .route({ method: 'POST', path: '/signin/tenants/{tenant}', summary: 'A single token for a password, in a tenant' })
    .errors(signInErrors)
    .input(credentials.extend({ tenant: z.string().min(1).max(64) }))
    .output(issuedToken),
  signInOperations: oc
    .route({ method: 'POST', path: '/signin/operations', summary: 'A single token for a password, for operation users' })
    .errors(signInErrors)
    .input(credentials)
    .output(issuedToken),
  checkToken: oc
    .route({ method: 'GET', path: '/token/check', summary: 'Whether a single token still holds, and for how long' })
    .errors(commonErrors)
    .output(z.object({ expires_in: z.number().int().positive() })),
  endToken: oc
    .route({ method: 'DELETE', path: '/token', summary: 'End the single token that the call carries', successStatus: 204 })
    .errors(commonErrors),
  assumeApplicationRole: oc
    .route({ method: 'PUT', path: '/role/assume/application', summary: 'A single token for a role of the application' })
    .errors(commonErrors)
    .input(assumedRole)
    .output(issuedToken),
  assumeTenantRole: oc
    .route({ method: 'PUT', path: '/role/assume/tenants/{tenantId}', summary: 'A single token for a role in a tenant' })
    .errors(commonErrors)
    .input(assumedRole.extend({ tenantId: entityId }))
    .output(issuedToken),
  assumeInstitutionRole: oc
    .route({
      method: 'PUT',
      path: '/role/assume/tenants/{tenantId}/ies/{institutionId}',
      summary: 'A single token for a role in an institution',
    })
    .errors(commonErrors)
    .input(assumedRole.extend({ tenantId: entityId, institutionId: entityId }))
    .output(issuedToken),
  /** docs/requirements/shell.md, section 7, `POST signin/impersonate`: the same as above, with single tokens. */
  signInImpersonate: oc
    .route({ method: 'POST', path: '/signin/impersonate', summary: 'A single token to act as somebody else' })
    .errors(commonErrors)
    .input(z.object({ username: z.string().trim().min(1).max(256), reason: z.string().trim().min(10).max(500) }))
    .output(issuedToken),
  /** docs/requirements/shell.md, section 7: the address still holds `{hostname}`, which the portal knows. */
  launchUrl: oc
    .route({ method: 'POST', path: '/sso/applications/{app}/url', summary: 'The address that opens another application, signed in' })
    .errors(commonErrors)
    .input(
      z.object({
        app: z.string().min(1).max(64),
        roleAlias: z.string().min(1).max(64),
        tenantAlias: z.string().min(1).max(64).nullable(),
        iesAlias: z.string().min(1).max(64).nullable(),
      }),
    )
    .output(z.object({ data: z.object({ appLauncherRedirectUrl: z.string() }) })),
  ...samlContract,
}
