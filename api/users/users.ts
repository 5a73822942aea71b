import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { appLocales } from '../locales.ts'
import { context } from '../contexts.ts'
import { identityProofContract } from './identity-proof.ts'
import { mobileProof, mobileProofContract, pendingMobile } from './mobile-proof.ts'
import { newPassword } from './new-password.ts'
import { passkeysContract } from './passkeys.ts'
import { recoveryContract } from './recovery.ts'
import { secondFactorContract } from './second-factor.ts'
import { secondFactorResetContract } from './second-factor-reset.ts'
import { entityId } from '../shared.ts'
import { fileInput } from '../file-input.ts'
import { photoLimits } from '../photo-limits.ts'

export const accessibility = z.object({
  mode: z.enum(['light', 'dark', 'black-on-white', 'white-on-black']).nullable(),
  fontSizeEnabled: z.boolean(),
  signLanguageEnabled: z.boolean(),
})

/** docs/requirements/shell.md, section 3, `User`. */
export const user = z.object({
  id: entityId,
  name: z.string(),
  email: z.string().nullable(),
  /** A new email address, which takes effect once the link mailed to it is opened. */
  pendingEmail: z.string().nullable().default(null),
  username: z.string(),
  cellphone: z.string().nullable().default(null),
  mobileProof: mobileProof.default('unavailable'),
  /** A new mobile number, which takes effect once the code sent to it is entered. */
  pendingMobile: pendingMobile.nullable().default(null),
  /** Short-lived URL, relative when the portal serves it. */
  photo: z.string().nullable(),
  timezone: z.string(),
  languageId: appLocales.nullable(),
  type: z.enum(['userOperation', 'userTenant']),
  temporaryPassword: z.boolean(),
  accessibility,
})
export type User = z.infer<typeof user>

/** Errors of account updates (docs/requirements/shell.md, section 8). */
const accountErrors = withErrors(
  'INVALID_INFORMATION',
  'INVALID_LANGUAGE',
  'INVALID_TIMEZONE',
  'INVALID_THEME',
  'EMAIL_TAKEN',
  // Changing the email requires the current password.
  'WRONG_PASSWORD',
  'TOO_MANY_ATTEMPTS',
)

/** At least 683x768, at most 1 MB, PNG or JPEG (docs/requirements/shell.md, section 5). */
const photoErrors = withErrors('PHOTO_TYPE', 'PHOTO_HEIC', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL')

const meChange = z
  .object({
    name: z.string().max(1000),
    email: z.string().max(1000),
    cellphone: z.string().max(64).nullable(),
    languageId: z.string().max(64),
    timezone: z.string().max(64),
    /** Required only to change the email. */
    currentPassword: z.string().max(256),
    accessibility: z
      .object({
        mode: z.string().max(64).nullable(),
        fontSizeEnabled: z.boolean(),
        signLanguageEnabled: z.boolean(),
      })
      .partial(),
  })
  .partial()

/** Version 3: flat names. `theme` maps to `accessibility.mode`; `darkThemeEnabled` is its older form. */
const flatChange = z.record(z.string().max(64), z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]))

/** docs/requirements/shell.md, section 7. */
export const usersContract = {
  ...recoveryContract,
  ...secondFactorContract,
  ...identityProofContract,
  ...passkeysContract,
  ...mobileProofContract,
  ...secondFactorResetContract,
  me: oc.route({ method: 'GET', path: '/me', summary: 'The account of the signed-in person' }).errors(commonErrors).output(user),
  updateMe: oc
    .route({ method: 'PATCH', path: '/me', summary: "Update the signed-in person's account" })
    .errors(accountErrors)
    .input(meChange)
    .output(user),
  /** Object values are rejected (docs/requirements/shell.md, section 7, version 3). */
  updateUser: oc
    .route({ method: 'PATCH', path: '/users/me', summary: "Update the signed-in person's account by flat values" })
    .errors(accountErrors)
    .input(flatChange)
    .output(user),
  updatePhoto: oc
    .route({ method: 'PATCH', path: '/me/photo', summary: "Replace the signed-in person's photo, a multipart form field" })
    .errors(photoErrors)
    .input(z.object({ photo: fileInput(photoLimits.maxSize) }))
    .output(user),
  removePhoto: oc
    .route({ method: 'DELETE', path: '/me/photo', summary: "Remove the signed-in person's photo" })
    .errors(commonErrors)
    .output(user),
  sendEmailLink: oc
    .route({ method: 'POST', path: '/me/email/link', summary: 'Mail the link again that proves the email that waits for it' })
    .errors(withErrors('TOO_MANY_ATTEMPTS'))
    .output(user),
  cancelEmail: oc
    .route({ method: 'DELETE', path: '/me/email/pending', summary: 'Forget the email that waits for its proof' })
    .errors(commonErrors)
    .output(user),
  changePassword: oc
    .route({ method: 'PUT', path: '/me/password', summary: "Change the signed-in person's password", successStatus: 204 })
    .errors(withErrors('WRONG_PASSWORD', 'SAME_PASSWORD', 'TOO_MANY_ATTEMPTS'))
    .input(z.object({ currentPassword: z.string().min(1).max(256), newPassword })),
  contexts: oc
    .route({ method: 'GET', path: '/users/contexts', summary: 'Contexts the person may act in' })
    .errors(commonErrors)
    .output(z.object({ contexts: z.array(context) })),
}
