import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { issuedToken } from './issued-token.ts'
import { profile } from '../principal.ts'
import { entityId, personAndReason, searchText } from '../shared.ts'

export const impersonationChoices = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      username: z.string(),
      email: z.string().nullable(),
      /** `place` is the institution or tenant in which the role is held. */
      roles: z.array(z.object({ id: entityId, name: z.string(), place: z.string() })),
    }),
  ),
  /** More people match than are listed. */
  hasMore: z.boolean(),
})
export type ImpersonationChoices = z.infer<typeof impersonationChoices>

const asked = personAndReason.extend({
  /** The person's role to use; if missing, the one they usually have. */
  roleId: entityId.optional(),
  /** Alternatively the kind of role; the person's first role of that kind is used. */
  roleAlias: profile.optional(),
})

/** Impersonation, for operators within their tenant. */
export const impersonationContract = {
  impersonationChoices: oc
    .route({ method: 'GET', path: '/auth/impersonate/people', summary: 'People to act as, by name, registration, CPF, username or email' })
    .errors(commonErrors)
    .input(z.object({ search: searchText.pipe(z.string().min(2)) }))
    .output(impersonationChoices),
  /** docs/requirements/shell.md, section 7, `POST auth/impersonate`. */
  impersonate: oc
    .route({ method: 'POST', path: '/auth/impersonate', summary: 'Access token to impersonate a person' })
    .errors(commonErrors)
    .input(asked)
    .output(issuedToken),
  /** Issues a single token (docs/requirements/shell.md, section 7, `POST signin/impersonate`). */
  signInImpersonate: oc
    .route({ method: 'POST', path: '/signin/impersonate', summary: 'A single token to impersonate a person' })
    .errors(commonErrors)
    .input(asked)
    .output(issuedToken),
}
