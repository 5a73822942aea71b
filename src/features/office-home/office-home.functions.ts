import { createServerFn } from '@tanstack/react-start'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

/** What is at the academic office, as far as it is the caller's work. */
export const getOfficeWork = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.academic.officeHome.work())
