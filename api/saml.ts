import { oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors, withErrors } from './contract-errors.ts'
import { issuedToken } from './issued-token.ts'

const hostname = z.string().min(1).max(253)

/**
 * Sign-in by the institution's SAML provider. The identity service is the service provider's side that asks and
 * verifies; the portal carries requests and responses through the browser. The first two calls are the portal's own,
 * made before anybody has a token.
 */
export const samlContract = {
  samlRequest: oc
    .route({ method: 'POST', path: '/sso/saml/requests', summary: 'Where the browser is sent to sign in by SAML' })
    .errors(commonErrors)
    .input(
      z.object({
        hostname,
        /** What comes back with the response; SAML allows 80 bytes. */
        relayState: z.string().min(1).max(80),
        /** Asks the provider not to go on with whoever it knows. */
        forceAuthn: z.boolean().default(false),
      }),
    )
    /** The response has to name the request's id. */
    .output(z.object({ url: z.string(), requestId: z.string() })),
  samlSignIn: oc
    .route({ method: 'POST', path: '/sso/saml/responses', summary: 'A single token for a SAML response' })
    .errors(withErrors('SAML_DENIED', 'SAML_REFUSED', 'SAML_PERSON_UNKNOWN'))
    /** As the browser posted it, in Base64, with the id of the request that it has to answer. */
    .input(z.object({ hostname, requestId: z.string().min(1).max(128), samlResponse: z.string().min(1).max(262_144) }))
    .output(issuedToken),
  /** docs/requirements/shell.md, section 7, `GET sso/saml/logout`: asked with the person's token, before it is ended. */
  samlLogout: oc
    .route({ method: 'GET', path: '/sso/saml/logout', summary: "Where the browser is sent to end the SAML provider's session" })
    .errors(commonErrors)
    /** Null when there is no such session, or the provider has no way to end it. */
    .output(z.object({ url: z.string().nullable() })),
}
