import { z } from 'zod'
import { isMobile } from '../address-rules.ts'
import { pickErrors, withErrors } from '../contract-errors.ts'
import { personName } from '../shared.ts'
import { portalCall } from '../portal-call.ts'

/** A path within the portal only, so that mails cannot link to other sites. */
const portalPath = z
  .string()
  .max(256)
  .regex(/^\/(?![/\\])[^\\\s]*$/)

const mailed = z.object({
  /** Falls back to the tenant's first hostname when missing or foreign. */
  hostname: z.string().max(253).optional(),
  applicationLogoUrl: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .optional(),
})

const asked = withErrors('CAPTCHA_REFUSED', 'TOO_MANY_ATTEMPTS')

const linkErrors = pickErrors('RESET_LINK_EXPIRED', 'RESET_LINK_USED', 'RESET_LINK_INVALID')

const username = mailed.extend({ email: z.email().max(254) })
const reset = mailed.extend({ user: z.string().trim().min(1).max(256), resetApplicationPath: portalPath })
const token = z.string().min(1).max(256)
const confirmation = mailed.extend({ token, newPassword: z.string().min(1).max(256) })
const inTenant = { tenant: z.string().min(1).max(64), app: z.string().min(1).max(64) }
const inOperation = { app: z.string().min(1).max(64) }

/** The user id lets the portal end sessions; it is not sent to browsers. */
const resetState = z.object({ state: z.enum(['valid', 'expired', 'used', 'invalid']), userId: z.number().int().nullable() })

const newPerson = mailed.extend({
  uuid: z.uuid(),
  name: personName,
  /** Without an @, so that no user name equals another user's email. */
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9._-]{2,63}$/),
  email: z.email().max(254).toLowerCase(),
  password: z.string().min(1).max(256),
  cellphone: z.string().refine(isMobile),
  applicationAlias: z.string().max(64),
  firstAccessPath: portalPath,
})
export type NewPerson = z.infer<typeof newPerson>

const signUpErrors = { ...asked, ...pickErrors('USER_ALREADY_EXISTS', 'POOR_PASSWORD', 'LOGIN_SERVICE_ERROR') }

const askUsername = (path: `/${string}`) =>
  portalCall.route({ method: 'POST', path, summary: 'Mail the user names of an e-mail address', successStatus: 202 }).errors(asked)
const askReset = (path: `/${string}`) =>
  portalCall.route({ method: 'POST', path, summary: 'Mail a link that sets a new password', successStatus: 202 }).errors(asked)
const checkLink = (path: `/${string}`) =>
  portalCall.route({ method: 'GET', path, summary: 'Validity of a password reset link' }).errors(withErrors('TOO_MANY_ATTEMPTS'))
const setPassword = (path: `/${string}`) =>
  portalCall
    .route({ method: 'PUT', path, summary: 'Set a new password by a reset link', successStatus: 204 })
    .errors({ ...asked, ...linkErrors, ...pickErrors('POOR_PASSWORD', 'BAD_GATEWAY') })
const signUp = (path: `/${string}`) =>
  portalCall
    .route({
      method: 'POST',
      path,
      summary: 'Ask for an account, which begins with the link mailed to its address',
      inputStructure: 'detailed',
      successStatus: 201,
    })
    .errors(signUpErrors)

const emailErrors = {
  ...withErrors('TOO_MANY_ATTEMPTS'),
  ...pickErrors('EMAIL_LINK_EXPIRED', 'EMAIL_LINK_USED', 'EMAIL_LINK_INVALID', 'USER_ALREADY_EXISTS'),
}
const proof = z.object({ kind: z.enum(['account-created', 'email-changed']) })
const proveEmail = (path: `/${string}`) =>
  portalCall.route({ method: 'PUT', path, summary: 'Prove an e-mail address by the link mailed to it' }).errors(emailErrors).output(proof)

const tenantPath = '/tenants/{tenant}/applications/{app}'
const operationPath = '/operation/applications/{app}'
const sendEmail = z.object({ sendEmail: z.boolean().default(false) })
const created = z.object({
  username: z.string(),
  /** Whether the number takes effect only once it is verified, which the account then asks for. */
  provesMobile: z.boolean().default(false),
})

/** Portal only, with captcha and rate limits (docs/requirements/shell.md, section 7). Responses do not reveal whether an account exists. */
export const recoveryContract = {
  recoverUsername: askUsername(`${tenantPath}/username/recover`).input(username.extend(inTenant)),
  recoverOperationUsername: askUsername(`${operationPath}/username/recover`).input(username.extend(inOperation)),
  resetPassword: askReset(`${tenantPath}/password/reset`).input(reset.extend(inTenant)),
  resetOperationPassword: askReset(`${operationPath}/password/reset`).input(reset.extend(inOperation)),
  checkReset: checkLink(`${tenantPath}/password/reset/check/{token}`)
    .input(z.object({ ...inTenant, token }))
    .output(resetState),
  checkOperationReset: checkLink(`${operationPath}/password/reset/check/{token}`)
    .input(z.object({ ...inOperation, token }))
    .output(resetState),
  confirmPassword: setPassword(`${tenantPath}/password/confirm`).input(confirmation.extend(inTenant)),
  confirmOperationPassword: setPassword(`${operationPath}/password/confirm`).input(confirmation.extend(inOperation)),
  signUp: signUp('/tenants/{tenant}')
    .input(z.object({ params: z.object({ tenant: inTenant.tenant }), query: sendEmail, body: newPerson }))
    .output(created),
  signUpInInstitution: signUp('/tenants/{tenant}/ies/{ies}')
    .input(z.object({ params: z.object({ tenant: inTenant.tenant, ies: z.string().min(1).max(64) }), query: sendEmail, body: newPerson }))
    .output(created),
  proveEmail: proveEmail(`${tenantPath}/email/confirm`).input(z.object({ ...inTenant, token })),
  proveOperationEmail: proveEmail(`${operationPath}/email/confirm`).input(z.object({ ...inOperation, token })),
}
