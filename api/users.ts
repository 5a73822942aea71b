import { oc } from '@orpc/contract'
import { z } from 'zod'
import { appLocales } from './locales.ts'
import { context } from './contexts.ts'
import { newPassword } from './new-password.ts'
import { recoveryContract } from './recovery.ts'
import { commonErrors, entityId } from './shared.ts'

/** How a person wants to see the portal; null follows the device. */
export const accessibility = z.object({
  mode: z.enum(['light', 'dark', 'black-on-white', 'white-on-black']).nullable(),
  fontSizeEnabled: z.boolean(),
  signLanguageEnabled: z.boolean(),
})

/** A person's account (shell specification, section 3, `User`). */
export const user = z.object({
  id: entityId,
  name: z.string(),
  email: z.string().nullable(),
  username: z.string(),
  cellphone: z.string().nullable().default(null),
  /** Where the photo is read for the next minutes, relative to the portal where the portal keeps it; null for none. */
  photo: z.string().nullable(),
  timezone: z.string(),
  languageId: appLocales.nullable(),
  type: z.enum(['userOperation', 'userTenant']),
  temporaryPassword: z.boolean(),
  accessibility,
})
export type User = z.infer<typeof user>

/**
 * What is wrong with a change of the account (shell specification, section 8, account updates). Values arrive as they
 * are, so that the answer names the one that is not accepted.
 */
export const accountErrors = {
  INVALID_INFORMATION: { status: 422 },
  INVALID_LANGUAGE: { status: 422 },
  INVALID_TIMEZONE: { status: 422 },
  INVALID_THEME: { status: 422 },
  EMAIL_TAKEN: { status: 422 },
  /** Another e-mail asks for the current password. */
  WRONG_PASSWORD: { status: 422 },
  TOO_MANY_ATTEMPTS: { status: 429 },
} as const

/** What is wrong with a photo: at least 683x768, at most 1 MB, PNG or JPEG (shell specification, section 5). */
export const photoErrors = {
  PHOTO_TYPE: { status: 422 },
  PHOTO_HEIC: { status: 422 },
  PHOTO_TOO_LARGE: { status: 422 },
  PHOTO_TOO_SMALL: { status: 422 },
} as const

/** Version 2: what a person changes of the own account; what is left out stays. */
const meChange = z
  .object({
    name: z.string().max(1000),
    email: z.string().max(1000),
    /** Digits with the area code; null takes it away. */
    cellphone: z.string().max(64).nullable(),
    languageId: z.string().max(64),
    timezone: z.string().max(64),
    /** Needed for another e-mail, and for nothing else. */
    currentPassword: z.string().max(256),
    accessibility: z
      .object({
        /** Of `accessibility.mode`; null follows the device. */
        mode: z.string().max(64).nullable(),
        fontSizeEnabled: z.boolean(),
        signLanguageEnabled: z.boolean(),
      })
      .partial(),
  })
  .partial()

/**
 * Version 3: the same by flat names. `theme` is our `accessibility.mode`, `darkThemeEnabled` the older way to say dark
 * or light. Objects and lists are no values.
 */
const flatChange = z.record(z.string().max(64), z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]))

/** User service (shell specification, section 7). */
export const usersContract = {
  ...recoveryContract,
  me: oc.route({ method: 'GET', path: '/me', summary: 'The account of the signed-in person' }).errors(commonErrors).output(user),
  updateMe: oc
    .route({ method: 'PATCH', path: '/me', summary: 'Change the own account' })
    .errors({ ...commonErrors, ...accountErrors })
    .input(meChange)
    .output(user),
  /** Shell specification, section 7, version 3: object values are refused. */
  updateUser: oc
    .route({ method: 'PATCH', path: '/users/me', summary: 'Change the own account by flat values' })
    .errors({ ...commonErrors, ...accountErrors })
    .input(flatChange)
    .output(user),
  updatePhoto: oc
    .route({ method: 'PATCH', path: '/me/photo', summary: 'Replace the own photo, a multipart form field' })
    .errors({ ...commonErrors, ...photoErrors })
    .input(z.object({ photo: z.file() }))
    .output(user),
  removePhoto: oc.route({ method: 'DELETE', path: '/me/photo', summary: 'Take the own photo away' }).errors(commonErrors).output(user),
  changePassword: oc
    .route({ method: 'PUT', path: '/me/password', summary: 'Replace the own password', successStatus: 204 })
    .errors({
      ...commonErrors,
      WRONG_PASSWORD: { status: 422 },
      SAME_PASSWORD: { status: 422 },
      TOO_MANY_ATTEMPTS: { status: 429 },
    })
    .input(z.object({ currentPassword: z.string().min(1).max(256), newPassword })),
  contexts: oc
    .route({ method: 'GET', path: '/users/contexts', summary: 'Contexts the person may act in' })
    .errors(commonErrors)
    .output(z.object({ contexts: z.array(context) })),
}
