import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from '../contract-errors.ts'
import { issuedToken } from './issued-token.ts'
import { portalCall } from '../portal-call.ts'
import { instant } from '../shared.ts'

const hostname = z.string().min(1).max(253)

/** SAML sign-in: the identity service is the service provider. The portal makes requests and hands in responses without a user token. */
export const samlContract = {
  samlMetadata: portalCall
    .route({ method: 'GET', path: '/sso/saml/metadata/{hostname}', summary: 'Metadata of a hostname, for its SAML provider' })
    .errors(commonErrors)
    .input(z.object({ hostname }))
    .output(z.object({ metadata: z.string() })),
  samlRequest: portalCall
    .route({ method: 'POST', path: '/sso/saml/requests', summary: 'URL at which a SAML sign-in starts' })
    .errors(withErrors('TOO_MANY_ATTEMPTS'))
    .input(
      z.object({
        hostname,
        relayState: z.string().min(1).max(80),
        /** Requests a new sign-in despite an existing provider session. */
        forceAuthn: z.boolean().default(false),
      }),
    )
    .output(z.object({ url: z.string(), requestId: z.string() })),
  samlSignIn: portalCall
    .route({ method: 'POST', path: '/sso/saml/responses', summary: 'A single token for a SAML response' })
    .errors(withErrors('SAML_DENIED', 'SAML_REFUSED', 'SAML_PERSON_UNKNOWN', 'TOO_MANY_ATTEMPTS'))
    /** `samlResponse` is Base64, as posted by the browser. */
    .input(z.object({ hostname, requestId: z.string().min(1).max(128), samlResponse: z.string().min(1).max(262_144) }))
    .output(
      issuedToken.extend({
        /** When the provider authenticated the person. */
        authenticatedAt: instant.nullable().default(null),
      }),
    ),
  /** Called before the user's token is revoked (docs/requirements/shell.md, section 7, `GET sso/saml/logout`). */
  samlLogout: oc
    .route({ method: 'GET', path: '/sso/saml/logout', summary: "URL at which the SAML provider's session ends" })
    .errors(commonErrors)
    /** Null without a SAML session or logout support. */
    .output(z.object({ url: z.string().nullable() })),
}
