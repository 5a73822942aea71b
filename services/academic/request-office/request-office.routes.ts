import { civilToday } from '../../platform/clock.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import { officeMember } from '../access/scopes.ts'
import { base } from '../base.ts'
import { downloadUrl } from '../uploads/uploads.ts'
import { mayManageRequests } from '#api/permissions.ts'
import { addTemplate, listTemplates, removeTemplate, saveTemplate } from './answer-templates.queries.ts'
import { askStudent, reviewItem } from './ask.queries.ts'
import { assignRequest, moveRequest } from './assign.queries.ts'
import { listAssignees, seeMember } from './assignees.queries.ts'
import { previewBulk, runBulk, undoBulk } from './bulk.queries.ts'
import { officeMessages, readByOffice, senderOfFile, writeFromOffice } from './conversation.queries.ts'
import { decideRequest, undoDecision } from './decide.queries.ts'
import { monthlyFigures, officeFigures } from './office-figures.queries.ts'
import { exportOfficeRequests, listOfficeRequests, requestFilterOptions } from './office-list.queries.ts'
import type { OfficePorts } from './office-ports.ts'
import { readAtOffice } from './read-office-request.queries.ts'
import { ageDays } from './request-age.ts'
import { listViews, removeView, saveView } from './saved-views.queries.ts'

export function requestOfficeRouter(ports: OfficePorts) {
  const { pool, clock, closedDays } = ports
  const { requestOffice } = base
  const reader = (context: ServiceContext) => officeMember(requirePrincipal(context), mayManageRequests)
  const zone = (context: ServiceContext) => requirePrincipal(context).timeZone
  const today = (context: ServiceContext) => civilToday(clock, zone(context))
  const days = (context: ServiceContext) => ageDays(closedDays, reader(context), today(context))
  const moment = (context: ServiceContext) => ({ now: clock.now(), today: today(context), timeZone: zone(context) })

  /** Returns the caller and records them as a possible assignee, as anyone who acts may be given requests from then on. */
  async function self(context: ServiceContext) {
    const member = officeMember(requireSelf(context), mayManageRequests)
    await seeMember(pool, member, clock.now(), today(context))
    return member
  }

  return {
    list: requestOffice.list.handler(async ({ context, input }) => {
      const member = reader(context)
      if (context.principal?.impersonatedBy === null) await self(context)
      return listOfficeRequests(ports, member, input, await days(context))
    }),
    export: requestOffice.export.handler(async ({ context, input, signal }) =>
      exportOfficeRequests(ports, reader(context), input, await days(context), signal),
    ),
    options: requestOffice.options.handler(async ({ context }) => {
      const member = reader(context)
      const [options, people] = await Promise.all([requestFilterOptions(ports, member), listAssignees(ports, member, clock.now())])
      return { ...options, people, me: member.userId }
    }),
    figures: requestOffice.figures.handler(({ context }) => officeFigures(ports, reader(context), moment(context))),
    monthlyFigures: requestOffice.monthlyFigures.handler(async ({ context }) => ({
      results: await monthlyFigures(ports, reader(context), moment(context)),
    })),
    get: requestOffice.get.handler(({ context, input }) => readAtOffice(ports, reader(context), zone(context), input.requestId)),
    assign: requestOffice.assign.handler(async ({ context, input }) => ({
      revision: await assignRequest(ports, await self(context), input),
    })),
    move: requestOffice.move.handler(async ({ context, input }) => ({ revision: await moveRequest(ports, await self(context), input) })),
    ask: requestOffice.ask.handler(async ({ context, input }) => ({
      revision: await askStudent(ports, await self(context), zone(context), input),
    })),
    review: requestOffice.review.handler(async ({ context, input }) => ({
      revision: await reviewItem(ports, await self(context), zone(context), input),
    })),
    decide: requestOffice.decide.handler(async ({ context, input }) => {
      const { revision, undoUntil } = await decideRequest(ports, await self(context), input)
      return { revision, undoUntil: undoUntil.toISOString() }
    }),
    undo: requestOffice.undo.handler(async ({ context, input }) => ({
      revision: await undoDecision(ports, await self(context), input.requestId),
    })),
    previewBulk: requestOffice.previewBulk.handler(async ({ context, input }) => ({
      results: await previewBulk(ports, reader(context), input),
    })),
    runBulk: requestOffice.runBulk.handler(async ({ context, input }) => {
      const { count, undoUntil } = await runBulk(ports, await self(context), input)
      return { count, undoUntil: undoUntil.toISOString() }
    }),
    undoBulk: requestOffice.undoBulk.handler(async ({ context, input }) => ({
      count: await undoBulk(ports, await self(context), input.bulkId),
    })),
    messages: requestOffice.messages.handler(({ context, input }) => officeMessages(ports, reader(context), input)),
    write: requestOffice.write.handler(async ({ context, input }) => writeFromOffice(ports, await self(context), input)),
    read: requestOffice.read.handler(async ({ context, input }) => {
      await readByOffice(ports, await self(context), input)
      return {}
    }),
    file: requestOffice.file.handler(async ({ context, input }) => {
      const member = reader(context)
      const userId = await senderOfFile(ports, member, input)
      return { url: await downloadUrl(ports, { ...member, userId }, input.key) }
    }),
    views: requestOffice.views.handler(async ({ context }) => ({ results: await listViews(pool, reader(context)) })),
    saveView: requestOffice.saveView.handler(async ({ context, input }) => saveView(pool, await self(context), input)),
    removeView: requestOffice.removeView.handler(async ({ context, input }) => {
      await removeView(pool, await self(context), input.viewId)
      return {}
    }),
    templates: requestOffice.templates.handler(async ({ context }) => ({ results: await listTemplates(pool, reader(context)) })),
    addTemplate: requestOffice.addTemplate.handler(async ({ context, input }) => addTemplate(pool, await self(context), input)),
    saveTemplate: requestOffice.saveTemplate.handler(async ({ context, input }) => saveTemplate(pool, await self(context), input)),
    removeTemplate: requestOffice.removeTemplate.handler(async ({ context, input }) => {
      await removeTemplate(pool, await self(context), input.templateId)
      return {}
    }),
  }
}
