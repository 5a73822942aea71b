import { z } from 'zod'

/** For version 2 and SAML; cannot be refreshed. */
export const issuedToken = z.object({ access_token: z.string(), expires_in: z.number().int().positive() })
