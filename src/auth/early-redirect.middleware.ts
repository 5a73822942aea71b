import { createMiddleware } from '@tanstack/react-start'
import { requestMiddleware } from '../request/request.middleware.ts'
import { earlyRedirect } from './early-redirect.server.ts'

/** Answers some sign-in requests before any page is rendered (SAML, switch of context, launch codes). */
export const earlyRedirectMiddleware = createMiddleware()
  .middleware([requestMiddleware])
  .server(async ({ request, context: { scope }, next }) => (await earlyRedirect(scope, request)) ?? next())
