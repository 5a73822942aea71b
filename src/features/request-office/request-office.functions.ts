import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import {
  bulkInput,
  bulkRun,
  changedTemplate,
  itemReview,
  newAction,
  newAssignee,
  newStatus,
  newTemplate,
  newView,
  officeMessage,
  officePageQuery,
  requestDecision,
} from '#api/request-office.ts'
import { messagePage } from '#api/request-messages.ts'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

const requestInput = z.object({ requestId: z.uuid() })

export const listOfficeRequests = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(officePageQuery)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.list(data))

/** Types and courses to filter by, and who may be given a request. */
export const getOfficeOptions = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.academic.requestOffice.options())

export const getOfficeFigures = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.academic.requestOffice.figures())

export const getMonthlyFigures = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.academic.requestOffice.monthlyFigures())

export const getOfficeRequest = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(requestInput)
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.academic.requestOffice.get(data)))

export const assignRequest = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(newAssignee)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.assign(data))

export const moveRequest = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(newStatus)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.move(data))

export const askStudent = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(newAction)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.ask(data))

export const reviewItem = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(itemReview)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.review(data))

export const decideRequest = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(requestDecision)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.decide(data))

export const undoDecision = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(requestInput)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.undo(data))

export const previewBulk = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(bulkInput)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.previewBulk(data))

export const runBulk = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(bulkRun)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.runBulk(data))

export const undoBulk = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ bulkId: z.uuid() }))
  .handler(({ context, data }) => context.upstream.academic.requestOffice.undoBulk(data))

/** The newest messages and internal notes, or those before a position. */
export const listOfficeMessages = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(messagePage)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.messages(data))

export const writeFromOffice = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(officeMessage)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.write(data))

export const readByOffice = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(requestInput.extend({ position: z.number().int().positive() }))
  .handler(({ context, data }) => context.upstream.academic.requestOffice.read(data))

export const listViews = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.academic.requestOffice.views())

export const saveView = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(newView)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.saveView(data))

export const removeView = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ viewId: entityId }))
  .handler(({ context, data }) => context.upstream.academic.requestOffice.removeView(data))

export const listTemplates = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.academic.requestOffice.templates())

export const addTemplate = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(newTemplate)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.addTemplate(data))

export const saveTemplate = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(changedTemplate)
  .handler(({ context, data }) => context.upstream.academic.requestOffice.saveTemplate(data))

export const removeTemplate = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ templateId: entityId }))
  .handler(({ context, data }) => context.upstream.academic.requestOffice.removeTemplate(data))
