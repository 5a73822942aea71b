/**
 * How the portal proves to services that it asks, in `x-portal-authorization`, beside a person's token if
 * there is one. Its secret is none of an identity provider's, since services of others get to read it.
 *
 * @param secret PORTAL_SECRET
 */
export const portalAuthorization = (secret: string): string => `Basic ${btoa(`portal:${secret}`)}`
