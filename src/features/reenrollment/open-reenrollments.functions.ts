import { createServerFn } from '@tanstack/react-start'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

/** Courses that the student may reenroll in now. Apart from the other calls, of which the home page makes none. */
export const listOpenReenrollments = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.academic.reenrollment.open()).results)
