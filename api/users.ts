import { oc } from '@orpc/contract'
import { z } from 'zod'
import { appLocales } from './locales.ts'
import { context } from './contexts.ts'
import { newPassword } from './password-rule.ts'
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
  photo: z.string().nullable(),
  timezone: z.string(),
  languageId: appLocales.nullable(),
  type: z.enum(['userOperation', 'userTenant']),
  temporaryPassword: z.boolean(),
  accessibility,
})
export type User = z.infer<typeof user>

/** User service (shell specification, section 7). */
export const usersContract = {
  ...recoveryContract,
  me: oc
    .route({ method: 'GET', path: '/me', summary: 'The account of the signed-in person' })
    .errors(commonErrors)
    .output(user),
  updateMe: oc
    .route({ method: 'PATCH', path: '/me', summary: 'Change language or accessibility of the account' })
    .errors(commonErrors)
    .input(z.object({ languageId: appLocales, accessibility: accessibility.partial() }).partial())
    .output(user),
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
