import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { academicRecord, cents, entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { confirmationKey, paymentKey } from './idempotency-keys.server.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

const ofRecord = z.object({ academicRecord })
const ofGroup = ofRecord.extend({ groupId: entityId })
const ofReenrollment = ofRecord.extend({ reenrollmentId: z.uuid() })

/** Enrollments that somebody may choose from. */
export const listEnrollmentsToRenew = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.academic.enrollments.list()).results)

/** What a page of reenrollment begins with. @throws the router's `notFound` for another person's enrollment */
export const getCurrentReenrollment = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofRecord.partial())
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.academic.reenrollment.current(data)))

/** Where the student stands; asked for again while something is awaited. @throws the router's `notFound` for another person's enrollment */
export const getProcess = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofRecord)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.academic.reenrollment.processStep(data)))

export const getPendencies = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofRecord)
  .handler(({ context, data }) => context.upstream.academic.reenrollment.pendencies(data))

/** Documents that the period asks for, with what became of them. */
export const listMandatoryDocuments = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofRecord)
  .handler(async ({ context, data }) => (await context.upstream.academic.reenrollment.mandatoryDocuments(data)).results)

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
    const own = { academicRecord: record }
    const [parameters, curricular, elective, pending, carousel] = await Promise.all([
      reenrollment.subjectParameters({ externalEnrollmentId: enrollmentId, externalCarouselId: carouselId }),
      reenrollment.subjects(own),
      reenrollment.electiveSubjects(own),
      reenrollment.pendingSubjects(own),
      reenrollment.carouselSubjects({ enrollmentId, carouselId }),
    ])
    return {
      parameters,
      subjects: [...pending.results, ...curricular.results, ...elective.results],
      groups: carousel.results.flatMap(({ groups }) => groups),
    }
  })

export const getPrice = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofRecord.extend({ groupIds: z.array(entityId).max(40) }))
  .handler(({ context, data }) => context.upstream.academic.reenrollment.calculateValue(data))

/** Begins; again, it changes nothing. */
export const enterReenrollment = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofRecord)
  .handler(({ context, data }) => context.upstream.academic.reenrollment.enter(data))

/** @param insteadOf a chosen class of the same subject, which is kept where the wanted one has no seat left */
export const chooseClass = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofGroup.extend({ insteadOf: entityId.optional() }))
  .handler(({ context, data }) => context.upstream.academic.reenrollment.choose(data))

export const giveUpClass = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofGroup)
  .handler(({ context, data }) => context.upstream.academic.reenrollment.giveUp(data))

export const prolongHolds = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofRecord)
  .handler(({ context, data }) => context.upstream.academic.reenrollment.prolong(data))

export const joinWaitingList = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofGroup)
  .handler(({ context, data }) => context.upstream.academic.reenrollment.joinWaitingList(data))

export const leaveWaitingList = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofGroup)
  .handler(({ context, data }) => context.upstream.academic.reenrollment.leaveWaitingList(data))

/** Once for each state of the choice. @param expectedTotal cents, as shown */
export const confirmChoice = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofReenrollment.extend({ revision: z.number().int().min(0), expectedTotal: cents }))
  .handler(({ context, data: { reenrollmentId, ...asked } }) =>
    context.upstream.academic.reenrollment.confirm({
      ...asked,
      idempotencyKey: confirmationKey(context.session.userId, { reenrollmentId, ...asked }),
    }),
  )

/** Once for each reenrollment. */
export const generatePayment = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofReenrollment)
  .handler(({ context, data: { academicRecord: record, reenrollmentId } }) =>
    context.upstream.academic.reenrollment.generatePayment({
      academicRecord: record,
      idempotencyKey: paymentKey(context.session.userId, reenrollmentId),
    }),
  )

export const changeChoice = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofRecord)
  .handler(({ context, data }) => context.upstream.academic.reenrollment.change(data))

export const discardChange = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofRecord)
  .handler(({ context, data }) => context.upstream.academic.reenrollment.discardChange(data))

export const cancelReenrollment = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofRecord)
  .handler(({ context, data }) => context.upstream.academic.reenrollment.cancel(data))
