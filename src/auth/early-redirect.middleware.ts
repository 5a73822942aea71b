import { createMiddleware } from '@tanstack/react-start'
import { requestMiddleware } from '../request/request.middleware.ts'
import { earlyRedirect } from './early-redirect.server.ts'

/** Some requests of the entry are answered before any page (SAML, switch of context, launch codes). */
export const earlyRedirectMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(async ({ request, context: { scope }, next }) => (await earlyRedirect(scope, request)) ?? next())
