import { createServerFn } from '@tanstack/react-start'
import { activityDecision } from '#api/academic-situation.ts'
import { pageQuery } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

/** Certificates of complementary activities that wait for a decision. */
export const getActivityCertificates = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(pageQuery)
  .handler(({ context, data }) => context.upstream.academic.situation.activitiesToReview(data))

export const decideActivityCertificate = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(activityDecision)
  .handler(async ({ context, data }) => {
    await context.upstream.academic.situation.decideActivity(data)
  })
