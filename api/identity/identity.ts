import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { captchaContract } from './captcha.ts'
import { activity } from './activity.ts'
import { context, currentContext } from '../contexts.ts'
import { impersonationContract } from './impersonation.ts'
import { issuedToken } from './issued-token.ts'
import { authMethod, permissions, waitingRole } from '../principal.ts'
import { passkeySignInContract } from '../users/passkeys.ts'
import { samlContract } from './saml.ts'
import { signInCode } from '../users/second-factor.ts'
import { entityId, instant } from '../shared.ts'
import { portalCall } from '../portal-call.ts'

/** A launch from an address that the person has not yet agreed to. */
const openedLaunch = z.object({ ticket: z.string(), tenantId: entityId.nullable(), userId: entityId, name: z.string() })
export type OpenedLaunch = z.infer<typeof openedLaunch>

export const userInfo = z.object({
  sub: z.string(),
  userId: entityId,
  /** The account's home tenant; null for operation users. */
  tenantId: entityId.nullable(),
  name: z.string(),
  email: z.string().optional(),
  username: z.string(),
  locale: z.string().nullable(),
  /** Null until chosen, and for users without roles. */
  context: currentContext.nullable(),
  contexts: z.array(context),
  permissions,
  impersonatedBy: entityId.nullable(),
  method: authMethod.default('password'),
  waitingRole,
})

const credentials = z.object({
  username: z.string().trim().min(1).max(256),
  password: z.string().min(1).max(256),
  applicationAlias: z.string().max(64),
  /** For accounts with a second factor, after CODE_NEEDED. */
  code: signInCode.optional(),
  /** The device known from an earlier sign-in in the browser: where the person is known, strangers cannot lock them out. */
  device: z.string().max(2048).optional(),
})

/** `device` is kept by the browser, for the next sign-in. */
const signedIn = issuedToken.extend({ device: z.string().max(2048).optional() })

const assumedRole = z.object({ roleId: entityId })

const signInErrors = withErrors('CAPTCHA_REFUSED', 'WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS', 'CODE_NEEDED', 'WRONG_CODE')

/** Identity provider beyond its standard OpenID Connect endpoints (docs/requirements/shell.md, section 7). */
export const identityContract = {
  ...captchaContract,
  ...impersonationContract,
  userInfo: oc
    .route({ method: 'GET', path: '/oauth2/userinfo', summary: 'The signed-in person and context' })
    .errors(commonErrors)
    .output(userInfo),
  openLaunch: portalCall
    .route({ method: 'POST', path: '/launch', summary: 'Consume the token of a launch for a ticket, and say for whom it is' })
    .errors(commonErrors)
    .output(openedLaunch),
  beginLaunchedSession: portalCall
    .route({ method: 'POST', path: '/launch/session', summary: 'Consume the ticket of a launch for a single token' })
    .errors(commonErrors)
    .output(issuedToken),
  /** Used by launches from version 2 applications (docs/requirements/shell.md, section 7, `GET auth/sso/legacy/exchange`). */
  legacyExchange: portalCall
    .route({ method: 'GET', path: '/auth/sso/legacy/exchange', summary: 'The role that a launch code asks for' })
    .errors(commonErrors)
    .input(z.object({ code: z.string().min(1).max(128) }))
    .output(z.object({ v2RoleId: entityId, tenantId: entityId.nullable(), institutionId: entityId.nullable() })),
  activity: oc
    .route({ method: 'GET', path: '/activity', summary: "Recent activity of the signed-in person's account, newest first" })
    .errors(commonErrors)
    .input(z.object({ before: instant }).partial())
    .output(z.object({ results: z.array(activity), hasMore: z.boolean().default(false) })),
  endSignIns: oc
    .route({ method: 'DELETE', path: '/sign-ins', summary: 'End every sign-in of the person, on every device', successStatus: 204 })
    .errors(commonErrors),
  signInTenant: portalCall
    .route({ method: 'POST', path: '/signin/tenants/{tenant}', summary: 'A single token for a password, in a tenant' })
    .errors(signInErrors)
    /** `iesAlias` is that of the institution whose address it is. */
    .input(credentials.extend({ tenant: z.string().min(1).max(64), iesAlias: z.string().min(1).max(64).nullish() }))
    .output(signedIn),
  signInOperations: portalCall
    .route({ method: 'POST', path: '/signin/operations', summary: 'A single token for a password, for operation users' })
    .errors(signInErrors)
    .input(credentials)
    .output(signedIn),
  checkToken: oc
    .route({ method: 'GET', path: '/token/check', summary: 'Validity and remaining lifetime of a single token' })
    .errors(commonErrors)
    .output(z.object({ expires_in: z.number().int().positive() })),
  endToken: oc
    .route({ method: 'DELETE', path: '/token', summary: 'End the sign-in that the token of the call belongs to', successStatus: 204 })
    .errors(commonErrors),
  /** docs/requirements/shell.md, section 7, `PUT role/assume`. */
  assumeRole: oc
    .route({ method: 'PUT', path: '/role/assume', summary: 'A single token for a role, where its place is named by aliases' })
    .errors(commonErrors)
    .input(assumedRole.extend({ tenantAlias: z.string().max(64).nullish(), iesAlias: z.string().max(64).nullish() }))
    .output(issuedToken),
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
  /** The URL still contains `{hostname}`, for the portal to fill in (docs/requirements/shell.md, section 7). */
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
  ...passkeySignInContract,
}
