import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { funnelFilter, groupFilter, groupSettings, newException, periodSettings } from '#api/reenrollment-office.ts'
import { entityId, pageQuery } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

const ofPeriod = z.object({ periodId: entityId })
const ofStudent = ofPeriod.extend({ enrollmentId: entityId })
const ofSeat = ofStudent.extend({ groupId: entityId, reason: newException.shape.reason })
const revision = z.number().int().min(0)
const groupFile = ofPeriod.extend({ text: z.string().min(1).max(1_000_000) })

/** Periods of the context, with what their settings choose from. */
export const listReenrollmentPeriods = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.academic.reenrollmentOffice.periods())

export const addReenrollmentPeriod = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ institutionId: entityId, settings: periodSettings }))
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.addPeriod(data))

export const saveReenrollmentPeriod = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofPeriod.extend({ revision, settings: periodSettings }))
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.savePeriod(data))

export const getReenrollmentFunnel = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofPeriod)
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.funnel(data))

export const listReenrollingPeople = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(pageQuery.extend({ ...ofPeriod.shape, filter: funnelFilter }))
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.people(data))

export const getReenrollingStudent = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofStudent)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.academic.reenrollmentOffice.student(data)))

export const grantException = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(newException)
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.addException(data))

export const revokeException = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ exceptionId: entityId, reason: newException.shape.reason }))
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.revokeException(data))

export const chooseForStudent = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofSeat)
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.chooseFor(data))

export const giveUpForStudent = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofSeat)
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.giveUpFor(data))

export const moveStudentSeat = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofStudent.extend({ fromGroupId: entityId, toGroupId: entityId, reason: newException.shape.reason }))
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.moveSeat(data))

export const listOfferedClasses = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(pageQuery.extend({ ...ofPeriod.shape, filter: groupFilter }))
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.groups(data))

export const addOfferedClass = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofPeriod.extend({ settings: groupSettings }))
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.addGroup(data))

export const saveOfferedClass = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofPeriod.extend({ groupId: entityId, revision, settings: groupSettings }))
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.saveGroup(data))

export const listWaitingStudents = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofPeriod.extend({ groupId: entityId }))
  .handler(async ({ context, data }) => (await context.upstream.academic.reenrollmentOffice.waitingList(data)).results)

/** POST, since the file is too long for an address. */
export const previewClassImport = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(groupFile)
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.previewImport(data))

export const importClasses = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(groupFile)
  .handler(({ context, data }) => context.upstream.academic.reenrollmentOffice.importGroups(data))
