import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { dataUpdateInput } from '#api/personal-data-staff.ts'
import { entityId, pageQuery, searchText } from '#api/shared.ts'
import { sessionMiddleware } from '../../../auth/session/session.middleware.ts'

export const findStudents = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ search: searchText.pipe(z.string().min(2)) }))
  .handler(({ data, context }) => context.upstream.academic.personalDataStaff.people(data))

export const getStudentData = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ personId: entityId }))
  .handler(({ data, context }) => context.upstream.academic.personalDataStaff.get(data))

export const listStudentDataChanges = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(pageQuery.extend({ personId: entityId }))
  .handler(({ data, context }) => context.upstream.academic.personalDataStaff.changes(data))

export const getDataUpdate = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.academic.personalDataStaff.dataUpdate())

export const askForUpdate = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(dataUpdateInput)
  .handler(({ data, context }) => context.upstream.academic.personalDataStaff.askForUpdate(data))

export const withdrawUpdate = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.academic.personalDataStaff.withdrawUpdate())
