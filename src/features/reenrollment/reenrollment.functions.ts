import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { academicRecord, cents, entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import { confirmationKey, paymentKey } from './idempotency-keys.server.ts'

const ofRecord = z.object({ academicRecord })
const ofReenrollment = ofRecord.extend({ reenrollmentId: z.uuid() })
/** Dates and rules of the enrollment's period; null without one. */
export const getSettings = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofRecord)
  .handler(async ({ context, data }) => (await context.upstream.academic.reenrollment.settings(data)).results[0] ?? null)

/** Subjects and classes that the student may choose from, with the limits. */
export const getOffer = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofRecord.extend({ enrollmentId: entityId, carouselId: entityId }))
  .handler(async ({ context, data: { academicRecord: record, enrollmentId, carouselId } }) => {
    const { reenrollment } = context.upstream.academic
    const recordInput = { academicRecord: record }
    const [parameters, curricular, elective, pending, carousel] = await Promise.all([
      reenrollment.subjectParameters({ externalEnrollmentId: enrollmentId, externalCarouselId: carouselId }),
      reenrollment.subjects(recordInput),
      reenrollment.electiveSubjects(recordInput),
      reenrollment.pendingSubjects(recordInput),
      reenrollment.carouselSubjects({ enrollmentId, carouselId }),
    ])
    return {
      parameters,
      subjects: [...pending.results, ...curricular.results, ...elective.results],
      groups: carousel.results.flatMap(({ groups }) => groups),
    }
  })

/** Confirms the choice, once for each of its states. @param expectedTotal cents, as shown */
export const confirmChoice = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofReenrollment.extend({ revision: z.number().int().min(0), expectedTotal: cents }))
  .handler(({ context, data: { reenrollmentId, ...asked } }) =>
    context.upstream.academic.reenrollment.confirm({
      ...asked,
      idempotencyKey: confirmationKey(context.session.userId, { reenrollmentId, ...asked }),
    }),
  )

/** Creates the payment, once per reenrollment. */
export const generatePayment = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofReenrollment)
  .handler(({ context, data: { academicRecord: record, reenrollmentId } }) =>
    context.upstream.academic.reenrollment.generatePayment({
      academicRecord: record,
      idempotencyKey: paymentKey(context.session.userId, reenrollmentId),
    }),
  )
