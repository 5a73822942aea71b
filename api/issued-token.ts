import { z } from 'zod'

/** A single token (version 2 and SAML): nothing renews it. */
export const issuedToken = z.object({ access_token: z.string(), expires_in: z.number().int().positive() })
